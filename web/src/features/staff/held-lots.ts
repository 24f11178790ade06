import { type Firestore, limit, orderBy, query } from 'firebase/firestore';
import { lots } from '../../shared/firestore/collections.ts';

/** The security rules require a limit. */
const maxLots = 500;

/** Latest first. Lots that aren't on hold don't have the field `hold.since`, so the query omits them. */
export const heldLots = (firestore: Firestore) =>
  query(lots(firestore), orderBy('hold.since', 'desc'), limit(maxLots));
