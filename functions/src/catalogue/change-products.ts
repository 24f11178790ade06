import type { ReportedChangeProblem } from '@dental-shop/domain/api/staff/catalogue-calls';
import { calendarDay, startOfDay } from '@dental-shop/domain/calendar/calendar-day';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import type { ChangeProblem } from '@dental-shop/domain/catalogue/changes/change-problem';
import { describeChanges } from '@dental-shop/domain/catalogue/changes/describe-changes';
import { kitsOnSale } from '@dental-shop/domain/catalogue/changes/kits-on-sale';
import { recordChanges } from '@dental-shop/domain/catalogue/changes/record-changes';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Timestamp } from 'firebase-admin/firestore';
import {
  catalogueChangesDocument,
  readCatalogueChanges,
} from '../platform/firestore/catalogue-changes.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { audit } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { effectiveInstant } from './effective-instant.ts';

export const changeProducts: StaffHandler<'changeProducts'> = async (
  { firestore },
  { version, changes: requested, effectiveOn, source },
  staffUid,
) => {
  const reference = audit(firestore).doc();
  const changeId = reference.id;
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const now = Date.now();
    const { timeZone } = await readOfficeSettings(firestore, (each) => transaction.get(each));
    const effectiveAt = effectiveInstant(effectiveOn, now, timeZone);
    const current = await readCatalogueChanges(firestore, (each) => transaction.get(each));
    if (current.version !== version) throw new Refusal('catalogue-changed');
    const result = recordChanges({
      catalogue,
      current,
      changeId,
      now,
      requested,
      effectiveAt,
      startOfDay: (day) => startOfDay(day, timeZone).getTime(),
    });
    if (!result.ok) {
      return {
        version,
        changeId: null,
        problems: result.problems.map(reportProblem(now, timeZone)),
        kitsOnSale: [],
      };
    }
    transaction.set(catalogueChangesDocument(firestore), result.changes);
    const products = describeChanges(catalogue, current, result.recorded);
    const entry = { source, effectiveAt: Timestamp.fromMillis(effectiveAt), products };
    addEntry({ what: 'change-catalogue', whom: 'catalogue', catalogue: entry }, reference);
    return {
      version: result.changes.version,
      changeId,
      problems: [],
      kitsOnSale: kitsOnSale(applyChanges(catalogue, result.changes, effectiveAt), result.recorded),
    };
  });
};

export const reportProblem =
  (now: number, timeZone: string) =>
  ({ at, ...problem }: ChangeProblem): ReportedChangeProblem => ({
    ...problem,
    on: at > now ? calendarDay(new Date(at), timeZone) : null,
  });
