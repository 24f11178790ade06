import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import { compareSheet as compare } from '@dental-shop/domain/catalogue/changes/compare-sheet';
import { currentRows } from '@dental-shop/domain/catalogue/changes/current-rows';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';
import { readCatalogueChanges } from '../platform/firestore/catalogue-changes.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

export const compareSheet: StaffHandler<'compareSheet'> = async ({ firestore }, { table }) => {
  const recorded = await readCatalogueChanges(firestore);
  const now = applyChanges(catalogue, recorded, Date.now());
  const current = currentRows(sheetRows, catalogue, now);
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
