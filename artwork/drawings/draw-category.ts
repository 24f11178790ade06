import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import { categoryPictureName } from '@dental-shop/domain/pictures/picture-name';
import type { PicturedCategory } from '@dental-shop/domain/pictures/pictured-categories';
import { figureOfProduct } from './figure-of-product.ts';
import { placed } from './placed.ts';
import { drawSheet, sheetSize } from './sheet.ts';

interface CategoryMembers {
  /** From left to right; they are of one family, or of families of one scale. */
  skus: readonly string[];
  /** How much of that scale lets them stand side by side. */
  share: number;
}

/** The products that stand for a main category in its drawing. */
export const categoryMembers: Readonly<Record<PicturedCategory, CategoryMembers>> = {
  Implants: { skus: ['I3014', 'I4512', 'I6510'], share: 0.7 },
  'Healing Caps': { skus: ['HC4106', 'HC5504', 'HC6502'], share: 0.68 },
  'Solid Abutments': { skus: ['SA3508', 'SA4506', 'SA5504'], share: 0.8 },
  'Contoured Shoulder Abutments': { skus: ['CA4104', 'CA4802', 'CA6501'], share: 0.72 },
  'Angled Abutments': { skus: ['UA2501', 'PA4815'], share: 0.95 },
  'Titach System': { skus: ['TA02', 'TSM', 'TC45'], share: 0.85 },
  'Fridge System': { skus: ['FRC48', 'FRH55', 'FRA15'], share: 0.72 },
  'Impression Prosthetics': { skus: ['IA48', 'IC48', 'IO48'], share: 0.9 },
  SimpleLift: { skus: ['SL23', 'SL30', 'SL35', 'SL41', 'SL51'], share: 1 },
  TurboGuide: { skus: ['TGS14', 'TGS10', 'TGS06'], share: 1 },
  'Surgical Tools': { skus: ['RHS', 'PHM', 'RDL', 'SCM'], share: 1 },
  'Surgical & Prosthetic Kits': { skus: ['KB18'], share: 1 },
  'Motor & Handpiece': { skus: ['900001'], share: 1 },
  Drills: { skus: ['PD2030', 'CD2630', 'HD45S', 'HD55L'], share: 1 },
};

/** Pixels kept free around the parts. */
const marginWidth = 26;

/** Draws a few parts of a main category side by side, standing on one line, at one scale. */
export function drawCategory(catalogue: Catalogue, category: PicturedCategory): string {
  const { skus, share } = categoryMembers[category];
  const figures = skus.map((sku) => {
    const product = findProduct(catalogue, sku);
    if (!product) throw new RangeError(`the drawing of '${category}' names no product: '${sku}'`);
    return figureOfProduct(product);
  });
  const tallest = Math.max(...figures.map(({ height }) => height));
  const familyScale = figures[0]?.scale ?? 1;
  const scale = Math.min(familyScale * share, (sheetSize - 2 * marginWidth) / tallest);
  const lane = (sheetSize - marginWidth) / figures.length;
  const marks = figures.map((figure, index) =>
    placed(
      {
        x: ((index + 0.5 - figures.length / 2) * lane) / scale - (figure.middle ?? 0),
        z: tallest - figure.height,
      },
      figure.part,
    ),
  );
  const name = categoryPictureName(category).replace('.svg', '');
  const origin = [sheetSize / 2, (sheetSize - tallest * scale) / 2] as const;
  return drawSheet({ name, scale, origin, marks });
}
