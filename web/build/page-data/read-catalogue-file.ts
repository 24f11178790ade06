import { readFile } from 'node:fs/promises';
import { catalogue as own } from '@dental-shop/domain/catalogue/catalogue';
import { type Catalogue, loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { spanish as ownSpanish } from '@dental-shop/domain/catalogue/spanish';
import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { loadTranslation } from '@dental-shop/domain/catalogue/translation/load-translation';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';

interface TranslatedCatalogue {
  catalogue: Catalogue;
  spanish: CatalogueTranslation;
}

export async function readCatalogueFile(file: string | undefined): Promise<TranslatedCatalogue> {
  if (file === undefined) return { catalogue: own, spanish: ownSpanish };
  const { rows, translation } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const catalogue = loadCatalogue(rows, { hasPicture });
  return { catalogue, spanish: loadTranslation(catalogue, translation) };
}
