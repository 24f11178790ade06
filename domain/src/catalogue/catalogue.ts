import { hasPicture } from '../pictures/known-pictures.ts';
import rows from './catalogue.json' with { type: 'json' };
import { loadCatalogue } from './sheet/load-catalogue.ts';

/** Validated at load time, so an invalid row fails the build. */
export const catalogue = loadCatalogue(rows, { hasPicture });
