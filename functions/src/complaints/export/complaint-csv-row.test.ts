import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { csvCell } from '@dental-shop/domain/csv/write-csv';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { complaintCsvColumns, complaintCsvRow } from './complaint-csv-row.ts';

// 8 p.m. on the previous day in the office's time zone.
const at = Timestamp.fromDate(new Date('2026-11-28T04:00:00Z'));

const timeZone = 'America/Los_Angeles';

const cellsOf = (row: ReturnType<typeof complaintCsvRow>) =>
  complaintCsvColumns.map((column) => `${column}: ${csvCell(row[column])}`);

it('fills every column, in order', () => {
  const complaint = complaintFixture(at, {
    state: 'closed',
    urgent: true,
    decision: { reportable: true, reason: 'Injury', decidedAt: at, decidedBy: 'eva@example.com' },
    investigation: 'Within specification',
    correction: 'Replaced',
    reply: '=Sent',
    closedAt: at,
  });
  expect(cellsOf(complaintCsvRow(complaint, timeZone))).toEqual([
    'Complaint number: K7QM-3XWT',
    'Received: 2026-11-27',
    'Due: 2026-12-27',
    'Urgent: yes',
    'Status: closed',
    'Device: Implant 4.5 × 10 mm',
    'SKU: I4510',
    "UDI-DI (GTIN): '00812345678905",
    'Lot: A1',
    'Expiration date: 2029-05-31',
    'Quantity: 1',
    'Complainant: Ana Muñoz',
    'Email: ana@example.com',
    "Phone: '+1 (775) 555-0123",
    'Address: 1 Main Street, Reno, NV 89501, United States',
    'Order number: M2NP-6HXY',
    'Order ID: checkout1',
    'RMA number: R4DV-9TCK',
    'Procedure date: 2026-05-04',
    'Failure date: 2026-11-20',
    'Tooth or site: 36',
    'Bone quality: D2',
    'Loading: Delayed',
    'Symptoms: Pain, Mobility',
    'What happened to the device: Being returned to us',
    'Description: The implant came loose. It was removed.',
    'Investigation: Within specification',
    'Correction: Replaced',
    "Reply: '=Sent",
    'Reportable: yes',
    'Reason: Injury',
    'Decided: 2026-11-27',
    'Decided by: eva@example.com',
    'Closed: 2026-11-27',
  ]);
});

it('leaves cells empty for unknown and undecided values', () => {
  const { device, report, complainant } = complaintFixture(at);
  const complaint = complaintFixture(at, {
    device: { ...device, gtin: null, lot: null, expiry: null },
    report: { ...report, procedureDate: null, failureDate: null, symptoms: [] },
    complainant: { ...complainant, phone: '', address: null },
    orderNumber: null,
  });
  const row = complaintCsvRow(complaint, timeZone);
  const empty = [
    'UDI-DI (GTIN)',
    'Lot',
    'Expiration date',
    'Phone',
    'Address',
    'Order number',
    'Procedure date',
    'Failure date',
    'Symptoms',
    'Investigation',
    'Correction',
    'Reply',
    'Reportable',
    'Reason',
    'Decided',
    'Decided by',
    'Closed',
  ] as const;
  expect(empty.map((column) => csvCell(row[column]))).toEqual(empty.map(() => ''));
});
