import { catalogue } from './catalogue.ts';
import products from './spanish.json' with { type: 'json' };
import groups from './spanish-groups.json' with { type: 'json' };
import { loadTranslation } from './translation/load-translation.ts';

/** The catalogue in Spanish, checked as this module loads: what does not fit stops the build. */
export const spanish = loadTranslation(catalogue, { products, ...groups });
