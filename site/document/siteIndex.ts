import { base, hrefOf } from '../../src/navigation/routes.ts';
import { everyView, views } from '../../src/views.ts';
import { shareCards } from './shareCards.ts';

export { base, everyView, hrefOf, shareCards, views };
