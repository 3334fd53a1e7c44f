import { base, everyView, hrefOf, routes } from '../navigation/routes.ts';
import { shareCards } from './shareCards.ts';

export { base, everyView, hrefOf, routes, shareCards };
