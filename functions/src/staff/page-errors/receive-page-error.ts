import type { PageErrorRequest } from '@dental-shop/domain/api/page-errors';
import type { Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { pageErrors } from '../../platform/firestore/staff.ts';
import { countWithinLimit, limitOfNetwork, rateLimits } from '../../platform/rate-limits.ts';
import { warnRarely } from '../../platform/warn-rarely.ts';
import { keepReport } from '../keep-report.ts';
import { readPageError } from './read-page-error.ts';

/**
 * Keeps what went wrong in a page, for staff to see. As with reports of the policy, anybody can send
 * it, little is believed, and what is too much is dropped and not refused.
 */
export async function receivePageError(
  firestore: Firestore,
  reported: PageErrorRequest,
  network: string | undefined,
): Promise<void> {
  const error = readPageError(reported);
  if (error === undefined) return;
  if (!(await countWithinLimit(firestore, limitOfNetwork(rateLimits.pageErrors, network)))) {
    warnRarely('Errors of pages were dropped: too many in this minute');
    return;
  }
  const limit = rateLimits.newPageErrors;
  const id = await keepReport(pageErrors(firestore), error, { times: 1, limit, network });
  if (id)
    warn('An error in a page', { id, page: error.page, source: error.source, said: error.message });
  else warnRarely('Errors of pages were dropped: too many new today');
}
