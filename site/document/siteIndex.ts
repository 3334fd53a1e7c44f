import { base, hrefOf } from '../../src/navigation/routes.ts';
import { shareCards } from './shareCards.ts';

export { base, hrefOf, shareCards };
