import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { changeComplaint } from './change-complaint.ts';

export const updateComplaint: StaffHandler<'updateComplaint'> = async (
  { firestore },
  { complaintId, ...input },
  staffUid,
) => {
  const { timeZone } = await readOfficeSettings(firestore);
  return changeComplaint(firestore, staffUid, {
    complaintId,
    event: 'update',
    isRepeated: ({ state, urgent, investigation, correction, reply }) =>
      state !== 'open' &&
      (input.urgent ?? urgent) === urgent &&
      (input.investigation ?? investigation) === investigation &&
      (input.correction ?? correction) === correction &&
      (input.reply ?? reply) === reply,
    changes: ({ awareAt, urgent, dueOn, investigation, correction, reply }) => {
      const isUrgent = input.urgent ?? urgent;
      return {
        urgent: isUrgent,
        // Otherwise, any edit after a change of the office's time zone could move the deadline.
        dueOn:
          isUrgent === urgent ? dueOn : complaintDeadline(awareAt.toDate(), isUrgent, timeZone),
        investigation: input.investigation ?? investigation,
        correction: input.correction ?? correction,
        reply: input.reply ?? reply,
      };
    },
    audited: ({ urgent, dueOn, investigation, correction, reply }) => ({
      urgent,
      dueOn,
      investigationLength: investigation.length,
      correctionLength: correction.length,
      replyLength: reply.length,
    }),
  });
};
