import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { changeComplaint } from './change-complaint.ts';

export const updateComplaint: StaffHandler<'updateComplaint'> = async (
  { firestore },
  { complaintId, ...input },
  staffUid,
) =>
  changeComplaint(firestore, staffUid, {
    complaintId,
    event: 'update',
    isRepeated: ({ state, urgent, investigation, correction, reply }) =>
      state !== 'open' &&
      (input.urgent ?? urgent) === urgent &&
      (input.investigation ?? investigation) === investigation &&
      (input.correction ?? correction) === correction &&
      (input.reply ?? reply) === reply,
    changes: ({ awareAt, urgent, investigation, correction, reply }) => {
      const isUrgent = input.urgent ?? urgent;
      return {
        urgent: isUrgent,
        dueOn: complaintDeadline(awareAt.toDate(), isUrgent),
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
