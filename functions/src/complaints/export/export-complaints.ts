import {
  type ComplaintsCsvQuery,
  maxComplaintsInPart,
} from '@dental-shop/domain/api/staff/complaints-csv';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { limitExportPart } from '@dental-shop/domain/csv/limit-export-part';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { complaints } from '../../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../../platform/firestore/office-settings.ts';
import { paginate } from '../../platform/firestore/paginate.ts';
import { auditExport } from '../../staff/audit-export.ts';
import { complaintCsvColumns, complaintCsvRow, complaintDayColumns } from './complaint-csv-row.ts';

const pageSize = 500;

/** The page waits 30 s for each part. */
const maxReadMs = 12_000;

/** All complaints, oldest first. */
export async function exportComplaints(
  firestore: Firestore,
  staffUid: string,
  query: ComplaintsCsvQuery,
) {
  const oldestFirst = await complaintsAfter(firestore, query);
  const { count: total } = (await oldestFirst.count().get()).data();
  await auditExport(firestore, staffUid, { what: 'export-complaints', count: total });

  const { timeZone } = await readOfficeSettings(firestore);
  const columns = complaintCsvColumns;
  const zoned = { columns: complaintDayColumns, timeZone, language: 'en' };
  const lines: string[] = [];
  if (query.after === undefined)
    lines.push(writeCsv({ columns, rows: [], withHeader: true, zoned }));
  const { count, continuesAfter } = await limitExportPart(
    paginate(oldestFirst, pageSize),
    (page) => {
      const rows = page.map((complaint) => complaintCsvRow(complaint.data(), timeZone));
      lines.push(writeCsv({ columns, rows, withHeader: false }));
    },
    { maxItems: maxComplaintsInPart, maxMs: maxReadMs },
  );
  info('Staff exported complaints', { staffUid, ...query, count });
  return { csv: lines.join(''), continuesAfter: continuesAfter?.id };
}

/** Throws `invalid-input` if the complaint `after` doesn't exist. */
async function complaintsAfter(
  firestore: Firestore,
  { after }: ComplaintsCsvQuery,
): Promise<Query<Complaint<Timestamp>>> {
  const oldestFirst = complaints(firestore).orderBy('awareAt');
  if (after === undefined) return oldestFirst;
  const complaint = await complaints(firestore).doc(after).get();
  if (!complaint.exists) throw new Refusal('invalid-input', { field: 'after' });
  return oldestFirst.startAfter(complaint);
}
