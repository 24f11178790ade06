import { addressLines } from '@dental-shop/domain/account/address-lines';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import type { CsvCell } from '@dental-shop/domain/csv/write-csv';
import type { Timestamp } from 'firebase-admin/firestore';
import { complaintWords, symptomNames } from '../complaint-words.ts';

export const complaintCsvColumns = [
  'Complaint number',
  'Received',
  'Due',
  'Urgent',
  'Status',
  'Device',
  'SKU',
  'UDI-DI (GTIN)',
  'Lot',
  'Expiration date',
  'Quantity',
  'Complainant',
  'Email',
  'Phone',
  'Address',
  'Order number',
  'Order ID',
  'RMA number',
  'Procedure date',
  'Failure date',
  'Tooth or site',
  'Bone quality',
  'Loading',
  'Symptoms',
  'What happened to the device',
  'Description',
  'Investigation',
  'Correction',
  'Reply',
  'Reportable',
  'Reason',
  'Decided',
  'Decided by',
  'Closed',
] as const;

type ComplaintRow = Record<(typeof complaintCsvColumns)[number], CsvCell>;

const code = (text: string): CsvCell => ({ code: text });
const yesOrNo = (value: boolean) => code(value ? 'yes' : 'no');

/** Counted in the office's time zone. */
export const complaintDayColumns = ['Received', 'Due', 'Decided', 'Closed'] as const;

export function complaintCsvRow(complaint: Complaint<Timestamp>, timeZone: string): ComplaintRow {
  const dayOf = (at: Timestamp | null | undefined) =>
    code(at ? calendarDay(at.toDate(), timeZone) : '');
  const { device, complainant, report, decision } = complaint;
  const { address } = complainant;
  return {
    'Complaint number': complaint.number,
    Received: dayOf(complaint.awareAt),
    Due: code(complaint.dueOn),
    Urgent: yesOrNo(complaint.urgent),
    Status: code(complaint.state),
    Device: device.name,
    SKU: device.sku,
    'UDI-DI (GTIN)': device.gtin ?? '',
    Lot: device.lot ?? '',
    'Expiration date': code(device.expiry ?? ''),
    Quantity: device.quantity,
    Complainant: complainant.name,
    Email: complainant.email,
    Phone: complainant.phone,
    Address: address ? addressLines(address, 'en').join(', ') : '',
    'Order number': complaint.orderNumber ?? '',
    'Order ID': complaint.orderId,
    'RMA number': complaint.rmaNumber,
    'Procedure date': code(report.procedureDate ?? ''),
    'Failure date': code(report.failureDate ?? ''),
    'Tooth or site': report.site,
    'Bone quality': code(complaintWords.boneQuality[report.boneQuality]),
    Loading: code(complaintWords.loading[report.loading]),
    Symptoms: code(symptomNames(report)),
    'What happened to the device': code(complaintWords.deviceFate[report.deviceFate]),
    Description: report.description,
    Investigation: complaint.investigation,
    Correction: complaint.correction,
    Reply: complaint.reply,
    Reportable: decision ? yesOrNo(decision.reportable) : code(''),
    Reason: decision?.reason ?? '',
    Decided: dayOf(decision?.decidedAt),
    'Decided by': decision?.decidedBy ?? '',
    Closed: dayOf(complaint.closedAt),
  };
}
