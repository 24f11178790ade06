import { type Firestore, limit, orderBy, query } from 'firebase/firestore';
import { lots } from '../../shared/firestore/collections.ts';

/** The security rules require a limit. */
const maxLots = 500;

/** Latest first. Lots that aren't on hold have no such field, so the query omits them. */
export const heldLots = (firestore: Firestore) =>
  query(lots(firestore), orderBy('hold.since', 'desc'), limit(maxLots));
