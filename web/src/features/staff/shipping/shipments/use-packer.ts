import { limit, query, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { audit } from '../../../../shared/firestore/collections.ts';

/**
 * The email of the staff member who packed the shipment. Only the audit log has it, because customers
 * can read their shipments. Undefined while loading, or if the entry has expired.
 */
export function usePacker(shipmentId: string): string | undefined {
  const { data } = useFirestoreCollection(
    query(
      audit(useFirestore()),
      where('shipmentId', '==', shipmentId),
      where('what', '==', 'create-shipment'),
      limit(1),
    ),
  );
  return data?.docs[0]?.data().whoEmail;
}
