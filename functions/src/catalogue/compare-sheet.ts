import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import { compareSheet as compare } from '@dental-shop/domain/catalogue/changes/compare-sheet';
import { currentRows } from '@dental-shop/domain/catalogue/changes/current-rows';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';
import { readCatalogueChanges } from '../platform/firestore/catalogue-changes.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { effectiveInstant } from './effective-instant.ts';

export const compareSheet: StaffHandler<'compareSheet'> = async (
  { firestore },
  { table, effectiveOn },
) => {
  const [recorded, { timeZone }] = await Promise.all([
    readCatalogueChanges(firestore),
    readOfficeSettings(firestore),
  ]);
  const at = effectiveInstant(effectiveOn, Date.now(), timeZone);
  const current = currentRows(sheetRows, catalogue, applyChanges(catalogue, recorded, at));
  const { changes, needRelease, problems } = compare({
    builtIn: sheetRows,
    current,
    table,
    hasPicture,
  });
  return {
    version: recorded.version,
    changes: [...changes],
    needRelease: needRelease.map(({ columns, ...each }) => ({ ...each, columns: [...columns] })),
    problems: problems.map(({ rowNumber, fault: { code, facts } }) => ({
      row: rowNumber,
      code,
      facts: { ...facts },
    })),
  };
};
