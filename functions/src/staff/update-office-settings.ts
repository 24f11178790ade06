import { isDeepStrictEqual } from 'node:util';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { OfficeSettings } from '@dental-shop/domain/settings/office-settings';
import {
  officeSettingsDocument,
  readOfficeSettings,
} from '../platform/firestore/office-settings.ts';
import { actAsStaff, type StaffHandler } from './act-as-staff.ts';
import { requireAdmin } from './authorize-staff.ts';
import { rescheduleDeviceRecords } from './reschedule-device-records.ts';

export const updateOfficeSettings: StaffHandler<'updateOfficeSettings'> = async (
  { firestore },
  input,
  adminUid,
) => {
  await requireAdmin(firestore, adminUid);
  const settings = withCatalogueSkus(input);
  const isRescheduling = await actAsStaff(
    firestore,
    adminUid,
    async ({ transaction, addEntry }) => {
      const known = await readOfficeSettings(firestore, (each) => transaction.get(each));
      // Saving the same settings again completes an interrupted run.
      if (isDeepStrictEqual(known, settings)) return true;
      transaction.set(officeSettingsDocument(firestore), settings);
      addEntry({ what: 'update-settings', whom: 'office', before: { ...known }, after: settings });
      return known.deviceLifetimeYears !== settings.deviceLifetimeYears;
    },
  );
  if (isRescheduling) await rescheduleDeviceRecords(firestore, settings);
  return settings;
};

/** A misspelled SKU would exclude nothing from returns. */
function withCatalogueSkus({ returnPolicy, ...settings }: OfficeSettings): OfficeSettings {
  const skus = returnPolicy.nonReturnableSkus.map((typed) => {
    const product = findProduct(catalogue, typed);
    if (!product) throw new Refusal('unknown-sku', { field: 'nonReturnableSkus', sku: typed });
    return product.sku;
  });
  return { ...settings, returnPolicy: { ...returnPolicy, nonReturnableSkus: [...new Set(skus)] } };
}
