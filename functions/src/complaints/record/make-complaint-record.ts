import { documentId } from '@dental-shop/domain/api/document-id';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { complaints } from '../../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../../platform/firestore/office-settings.ts';
import type { Seller } from '../../platform/parameters.ts';
import { actAsStaff } from '../../staff/act-as-staff.ts';

interface RecordServices {
  firestore: Firestore;
  seller: () => Seller;
}

/** The record of one complaint as a PDF. */
export async function makeComplaintRecord(
  { firestore, seller }: RecordServices,
  staffUid: string,
  id: unknown,
) {
  const complaintId = documentId.safeParse(id);
  if (!complaintId.success) throw new Refusal('not-found');
  const complaint = await actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const found = (await transaction.get(complaints(firestore).doc(complaintId.data))).data();
    if (!found) throw new Refusal('not-found');
    addEntry({ what: 'download-complaint', whom: complaintId.data });
    return found;
  });
  const { timeZone } = await readOfficeSettings(firestore);
  // Imported on first use, because loading it would delay every cold start.
  const { renderComplaint } = await import('./render-complaint.tsx');
  const content = await renderComplaint(complaint, { seller: seller(), timeZone });
  return { fileName: `complaint-${complaint.number}.pdf`, content };
}
