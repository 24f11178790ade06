import { mentionsBirthDate } from './birth-date.ts';
import { mentionsPatientName } from './patient-name.ts';

export type PatientDetail = 'name' | 'birth-date';

/**
 * Complaint records must not identify patients, so the form and the server reject text with a name
 * or a birth date. This catches what people write by habit, such as a line copied from a chart. No
 * rule can recognize every name.
 */
export function patientDetails(text: string, now = new Date()): PatientDetail | undefined {
  const normalized = text.normalize('NFC');
  if (mentionsPatientName(normalized)) return 'name';
  return mentionsBirthDate(normalized, now.getUTCFullYear()) ? 'birth-date' : undefined;
}
