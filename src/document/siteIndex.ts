import { callToAction, menu } from '../navigation/menu.ts';
import { base, everyView, hrefOf, routes } from '../navigation/routes.ts';
import { shareCards } from './shareCards.ts';

export { base, callToAction, everyView, hrefOf, menu, routes, shareCards };
