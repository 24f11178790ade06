import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { Timestamp } from 'firebase-admin/firestore';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { renderComplaint } from './render-complaint.tsx';

// 8 p.m. on the previous day in the office's time zone.
const at = Timestamp.fromDate(new Date('2026-11-28T04:00:00Z'));
const seller = { name: 'Maker, Inc.', address: ['1 Way', 'LA'], phone: '', email: 'a@b.example' };

async function read(changes: Partial<Complaint<Timestamp>> = {}) {
  const bytes = await renderComplaint(complaintFixture(at, changes), {
    seller,
    timeZone: 'America/Los_Angeles',
  });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return extractText(document, { mergePages: true });
}

it('contains what 21 CFR 820.35(a) requires', async () => {
  const { text, totalPages } = await read({
    state: 'decided',
    decision: {
      ...{ reportable: true, reason: 'The patient was injured.' },
      ...{ decidedAt: at, decidedBy: 'eva@example.com' },
    },
    investigation: 'The device was within specification.',
    correction: 'Replaced the implant.',
    reply: 'Letter of December 1.',
  });
  for (const words of [
    'Maker, Inc.',
    'Complaint K7QM-3XWT',
    'Status: Decided',
    'Name Implant 4.5 × 10 mm',
    'UDI-DI (GTIN) 00812345678905',
    'Lot A1',
    'Expiration date 2029-05-31',
    'Received November 27, 2026',
    'Complainant Ana Muñoz',
    'Phone +1 (775) 555-0123',
    'Address 1 Main Street',
    'Reno, NV 89501',
    'Return (RMA) R4DV-9TCK',
    'Description The implant came loose.',
    'It was removed.',
    'Failure date 2026-11-20',
    'Symptoms Pain, Mobility',
    'Investigation, or why none The device was within specification.',
    'Correction or corrective action Replaced the implant.',
    'Reply to complainant Letter of December 1.',
    'Deadline 2026-12-27 (30 calendar days)',
    'Reportable Yes',
    'Reason The patient was injured.',
    'Decided November 27, 2026 by eva@example.com',
    'Closed Not closed yet',
    'Dates are in Pacific Time',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(words);
  }
  expect(totalPages).toBe(1);
});

it('lists earlier decisions and reopenings', async () => {
  const decidedBy = 'eva@example.com';
  const { text } = await read({
    state: 'decided',
    decision: { reportable: true, reason: 'Surgery.', decidedAt: at, decidedBy },
    earlierDecisions: [{ reportable: false, reason: 'No injury.', decidedAt: at, decidedBy }],
    reopenings: [{ reason: 'The device arrived.', reopenedAt: at, reopenedBy: 'leo@example.com' }],
  });
  for (const words of [
    'Reportable Yes',
    'Earlier decision 1 Not reportable, November 27, 2026 by eva@example.com',
    'No injury.',
    'Reopened 1 November 27, 2026 by leo@example.com',
    'The device arrived.',
  ]) {
    expect(text).toContain(words);
  }
});

it('marks missing facts', async () => {
  const { text } = await read({ urgent: true, dueOn: '2026-12-04' });
  for (const words of [
    'Investigation, or why none None recorded',
    'Correction or corrective action None recorded',
    'Reply to complainant None recorded',
    'Deadline 2026-12-04 (5 working days, urgent)',
    'Reportable Not decided yet',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Reason');
});

it('continues long text on the next page', async () => {
  const { text, totalPages } = await read({ reply: 'The device was analyzed.\n'.repeat(150) });
  expect(totalPages).toBeGreaterThan(1);
  expect(text.match(/The device was analyzed\./g)).toHaveLength(150);
});
