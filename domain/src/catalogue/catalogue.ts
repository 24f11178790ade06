import { knowsPicture } from '../pictures/known-pictures.ts';
import rows from './catalogue.json' with { type: 'json' };
import { loadCatalogue } from './sheet/load-catalogue.ts';

/** The shop's catalogue, checked as this module loads: a broken row stops the build. */
export const catalogue = loadCatalogue(rows, { knowsPicture });
