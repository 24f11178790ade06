import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { describeUndo } from '@dental-shop/domain/catalogue/changes/describe-changes';
import { isUndoable } from '@dental-shop/domain/catalogue/changes/drop-settled';
import { undoChanges } from '@dental-shop/domain/catalogue/changes/record-changes';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Timestamp } from 'firebase-admin/firestore';
import {
  catalogueChangesDocument,
  readCatalogueChanges,
} from '../platform/firestore/catalogue-changes.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { audit } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { reportProblem } from './change-products.ts';

export const undoCatalogueChange: StaffHandler<'undoCatalogueChange'> = async (
  { firestore },
  { version, changeId: undoneId },
  staffUid,
) => {
  const reference = audit(firestore).doc();
  const changeId = reference.id;
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const now = Date.now();
    const { timeZone } = await readOfficeSettings(firestore, (each) => transaction.get(each));
    const current = await readCatalogueChanges(firestore, (each) => transaction.get(each));
    if (current.version !== version) throw new Refusal('catalogue-changed');
    if (!isUndoable(current.changes, undoneId, now)) throw new Refusal('catalogue-change-settled');
    const result = undoChanges({ catalogue, current, undoneId, now });
    if (!result.ok) {
      return {
        version,
        changeId: null,
        problems: result.problems.map(reportProblem(now, timeZone)),
      };
    }
    transaction.set(catalogueChangesDocument(firestore), result.changes);
    const products = describeUndo(catalogue, result.changes, result.recorded, now);
    const effectiveAt = Timestamp.fromMillis(now);
    const entry = { source: 'undo' as const, effectiveAt, products, undoes: undoneId };
    addEntry({ what: 'undo-catalogue-change', whom: 'catalogue', catalogue: entry }, reference);
    return { version: result.changes.version, changeId, problems: [] };
  });
};
