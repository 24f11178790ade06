import { catalogue } from './catalogue.ts';
import products from './spanish.json' with { type: 'json' };
import groups from './spanish-groups.json' with { type: 'json' };
import { loadTranslation } from './translation/load-translation.ts';

export const spanish = loadTranslation(catalogue, { products, ...groups });
