import { findProduct } from '../find-product.ts';
import { checkKitContents } from '../sheet/kit-contents.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import { SheetFault } from '../sheet/sheet-fault.ts';
import { applyChanges } from './apply-changes.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import type { ChangeProblem } from './change-problem.ts';
import type { FoldedChanges } from './folded.ts';

interface Checked {
  now: number;
  folded: FoldedChanges;
  /** SKUs. Only problems with these products or with kits that contain them are reported. */
  touched: ReadonlySet<string>;
}

/** Checks every moment from now on at which prices change, because changes can be scheduled. */
export function kitProblems(
  catalogue: Catalogue,
  { changes }: CatalogueChanges,
  { now, folded, touched }: Checked,
): ChangeProblem[] {
  // An item that's out of stock still has a price.
  const priced = changes.map(({ availability: _note, ...change }) => change);
  const moments = [now, ...priced.map(({ effectiveAt }) => effectiveAt)].filter((at) => at >= now);
  const found = new Map<string, ChangeProblem>();
  for (const at of [...new Set(moments)].sort((one, other) => one - other)) {
    const { products, productBySku } = applyChanges(catalogue, { changes: priced }, at, folded);
    for (const product of products) {
      const { sku, contents = [] } = product;
      const skus = [sku, ...contents.map((part) => findProduct(catalogue, part.sku)?.sku ?? '')];
      if (found.has(sku) || !skus.some((each) => touched.has(each))) continue;
      try {
        checkKitContents(product, productBySku);
      } catch (error) {
        if (!(error instanceof SheetFault)) throw error;
        found.set(sku, { sku, code: 'kit-too-expensive', facts: error.facts, at });
      }
    }
  }
  return [...found.values()];
}
