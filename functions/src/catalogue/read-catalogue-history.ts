import {
  type CatalogueHistoryEntry,
  catalogueHistoryPage,
} from '@dental-shop/domain/api/staff/catalogue-calls';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import type { RecordedChange } from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { isUndoable } from '@dental-shop/domain/catalogue/changes/drop-settled';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readCatalogueChanges } from '../platform/firestore/catalogue-changes.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { type AuditEntry, audit } from '../platform/firestore/staff.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

/** Reads a page of audit entries, the entries that undid them, and the recorded changes. */
export const readCatalogueHistory: StaffHandler<'readCatalogueHistory'> = async (
  { firestore },
  { after },
) => {
  const newest = audit(firestore).where('whom', '==', 'catalogue').orderBy('when', 'desc');
  const page = after === null ? newest : newest.startAfter(await readEntry(firestore, after));
  const [{ docs }, { version, changes }, { timeZone }] = await Promise.all([
    page.limit(catalogueHistoryPage + 1).get(),
    readCatalogueChanges(firestore),
    readOfficeSettings(firestore),
  ]);
  const shown = docs.slice(0, catalogueHistoryPage);
  const undone = await findUndone(firestore, shown);
  const now = Date.now();
  const describe = describeEntry({ changes, undone, now, timeZone });
  return {
    version,
    entries: shown.flatMap(describe),
    next: docs.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
};

async function readEntry(firestore: Firestore, id: string) {
  const entry = await audit(firestore).doc(id).get();
  if (entry.data()?.whom !== 'catalogue') throw new Refusal('not-found', { field: 'after' });
  return entry;
}

async function findUndone(
  firestore: Firestore,
  entries: readonly QueryDocumentSnapshot<AuditEntry>[],
): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  const ids = entries.map(({ id }) => id);
  const undoing = audit(firestore).where('catalogue.undoes', 'in', ids).limit(ids.length);
  const { docs } = await undoing.get();
  return new Set(docs.flatMap((each) => each.data().catalogue?.undoes ?? []));
}

interface Circumstances {
  changes: readonly RecordedChange[];
  undone: ReadonlySet<string>;
  now: number;
  timeZone: string;
}

const describeEntry =
  ({ changes, undone, now, timeZone }: Circumstances) =>
  (entry: QueryDocumentSnapshot<AuditEntry>): CatalogueHistoryEntry[] => {
    const { when, whoEmail, catalogue } = entry.data();
    if (!catalogue) return [];
    const { source, effectiveAt, products } = catalogue;
    const canUndo = isUndoable(changes, entry.id, now);
    const stateOf = () => {
      if (undone.has(entry.id)) return 'undone';
      if (effectiveAt.toMillis() > now) return 'scheduled';
      return canUndo || source === 'undo' ? 'in-effect' : 'settled';
    };
    return [
      {
        changeId: entry.id,
        when: when.toDate().toISOString(),
        who: whoEmail,
        source,
        effectiveOn: calendarDay(effectiveAt.toDate(), timeZone),
        state: stateOf(),
        canUndo,
        products,
      },
    ];
  };
