import * as z from 'zod';
import { complaintStates } from '../../complaints/complaint.ts';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

export const maxComplaintTextLength = 4000;

const text = freeText(maxComplaintTextLength);
const result = z
  .object({ complaintId: z.string(), state: z.enum(complaintStates) })
  .meta({ examples: [{ complaintId: 'c1', state: 'under-review' }] });

export const complaintCalls = {
  /** Starts the review of an open complaint. Missing fields keep their values. */
  updateComplaint: {
    request: z
      .strictObject({
        complaintId: documentId,
        urgent: z.boolean().optional(),
        investigation: text.optional(),
        correction: text.optional(),
        reply: text.optional(),
      })
      .meta({
        examples: [
          {
            complaintId: 'c1',
            urgent: true,
            investigation: 'Within specification.',
            correction: 'Replaced.',
            reply: 'We replaced it.',
          },
          { complaintId: 'c1' },
        ],
      }),
    response: result,
    audited: { 'update-complaint': { en: 'Review edited', es: 'Revisión editada' } },
  },
  /**
   * `replaces` is the time of the decision that this one changes. Throws `complaint-state` if a colleague
   * has decided in the meantime.
   */
  decideComplaint: {
    request: z
      .strictObject({
        complaintId: documentId,
        reportable: z.boolean(),
        reason: text.min(1),
        replaces: z.iso.datetime().optional(),
      })
      .meta({
        examples: [
          {
            ...{ complaintId: 'c1', reportable: false, reason: 'No injury.' },
            replaces: '2026-11-27T18:00:00.000Z',
          },
          { complaintId: 'c1', reportable: false, reason: 'No injury.' },
        ],
      }),
    response: result,
    audited: { 'decide-complaint': { en: 'Decision recorded', es: 'Decisión registrada' } },
  },
  /** Throws `complaint-not-investigated` until the investigation is recorded. */
  closeComplaint: {
    request: z.strictObject({ complaintId: documentId }).meta({
      examples: [{ complaintId: 'c1' }],
    }),
    response: result,
    audited: { 'close-complaint': { en: 'Complaint closed', es: 'Reclamo cerrado' } },
  },
  /** The decision stays, but can be changed again. */
  reopenComplaint: {
    request: z
      .strictObject({ complaintId: documentId, reason: freeText(1000).min(1) })
      .meta({ examples: [{ complaintId: 'c1', reason: 'The customer sent the device.' }] }),
    response: result,
    audited: { 'reopen-complaint': { en: 'Complaint reopened', es: 'Reclamo reabierto' } },
  },
} as const;
