import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import { inOrder } from '@dental-shop/domain/catalogue/changes/values-in-force';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { checkCatalogue as check } from '@dental-shop/domain/catalogue/sheet/check-catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { readCatalogueChanges } from '../platform/firestore/catalogue-changes.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

export const checkCatalogue: StaffHandler<'checkCatalogue'> = async ({ firestore }) => {
  const [{ version, changes }, { timeZone }] = await Promise.all([
    readCatalogueChanges(firestore),
    readOfficeSettings(firestore),
  ]);
  const now = Date.now();
  const current = applyChanges(catalogue, { changes }, now);
  const { rows, counts } = check(current, spanish.products);
  const scheduled = inOrder(changes).filter(({ effectiveAt }) => effectiveAt > now);
  return {
    version,
    today: calendarDay(new Date(now), timeZone),
    timeZone,
    rows: rows.map((row) => {
      const inSheet = findProduct(catalogue, row.sku);
      return {
        ...row,
        availability: findProduct(current, row.sku)?.availability ?? null,
        sheet: { price: inSheet?.priceText ?? '', hidden: inSheet?.hidden ?? false },
        scheduled: scheduled
          .filter(({ sku }) => sku === row.sku)
          .map(({ changeId, effectiveAt, price, hidden, availability }) => ({
            changeId,
            effectiveOn: calendarDay(new Date(effectiveAt), timeZone),
            ...(price !== undefined && { price }),
            ...(hidden !== undefined && { hidden }),
            ...(availability !== undefined && { availability }),
          })),
      };
    }),
    counts,
  };
};
