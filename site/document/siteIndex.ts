import { base, everyView, hrefOf, routes } from '../../src/navigation/routes.ts';
import { shareCards } from './shareCards.ts';

export { base, everyView, hrefOf, routes, shareCards };
