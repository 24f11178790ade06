import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { readCatalogueChanges } from '../platform/firestore/catalogue-changes.ts';

/**
 * The items that the shop sells now, with their prices. Never cached, because it sets the price of
 * payments. To name or classify products that were sold earlier, use the built-in catalogue, which
 * contains all of them.
 */
export async function readCatalogue(firestore: Firestore): Promise<Catalogue> {
  return applyChanges(catalogue, await readCatalogueChanges(firestore), Date.now());
}
