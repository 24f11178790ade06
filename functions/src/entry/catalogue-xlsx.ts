import type { RequestHandler } from 'express';
import { info } from 'firebase-functions/logger';
import { isStaff } from '../staff/is-staff.ts';
import { authenticate } from './authenticate.ts';
import { ApiError } from './refusals.ts';
import type { Services } from './services.ts';

/** The catalogue's spreadsheet, for staff: it has hidden rows and internal notes. */
export function exportCatalogue(services: Pick<Services, 'auth' | 'firestore'>): RequestHandler {
  return async (request, response) => {
    const token = await authenticate(request, services.auth);
    if (!(await isStaff(services, token))) throw new ApiError('staff-only');
    // Loaded with the first download: at the start it would delay every other request.
    const { catalogueWorkbook } = await import('../catalogue/catalogue-workbook.ts');
    response.attachment('catalogue.xlsx').send(await catalogueWorkbook());
    info('Staff downloaded the catalogue', { staffUid: token.uid });
  };
}
