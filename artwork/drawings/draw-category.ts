import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { categoryPictureName } from '@dental-shop/domain/pictures/picture-name';
import type { PicturedCategory } from '@dental-shop/domain/pictures/pictured-categories';
import { figureOfProduct } from './figure-of-product.ts';
import { centeredOrigin, fitScale, rotated } from './fit-scale.ts';
import { isHorizontal } from './horizontal-families.ts';
import { measured } from './shapes/bounds.ts';
import { placed } from './shapes/placed.ts';
import { drawSheet, sheetSize } from './sheet.ts';

/** From left to right. */
export const categoryMembers: Readonly<Record<PicturedCategory, readonly string[]>> = {
  Implants: ['I3014', 'I4512', 'I6510'],
  'Healing Caps': ['HC4106', 'HC5504', 'HC6502'],
  'Solid Abutments': ['SA3508', 'SA4506', 'SA5504'],
  'Contoured Shoulder Abutments': ['CA4104', 'CA4802', 'CA6501'],
  'Angled Abutments': ['UA2501', 'PA4815'],
  'Titach System': ['TA02', 'TSM', 'TC45'],
  'Fridge System': ['FRC48', 'FRH55', 'FRA15'],
  'Impression Prosthetics': ['IA48', 'IC48', 'IO48'],
  SimpleLift: ['SL51', 'SL41', 'SL35', 'SL30', 'SL23'],
  TurboGuide: ['TGS14', 'TGS10', 'TGS06'],
  'Surgical Tools': ['SCM', 'RDL', 'PHM', 'RHS'],
  'Surgical & Prosthetic Kits': ['KB18'],
  'Motor & Handpiece': ['900001'],
  Drills: ['HD55L', 'HD45S', 'CD2630', 'PD2030'],
};

/** In pixels. The margin separates neighboring tiles. */
const filled = sheetSize * 0.86;

/** In pixels. */
const gap = 30;

/**
 * Draws parts at the same scale: tools horizontally with their tips aligned, other parts side by
 * side on a common baseline.
 */
export function drawCategory(catalogue: Catalogue, category: PicturedCategory): string {
  const members = categoryMembers[category].map((sku) => {
    const product = findProduct(catalogue, sku);
    if (!product)
      throw new RangeError(
        `the drawing of '${category}' needs '${sku}', which is not in the catalogue`,
      );
    return { ...figureOfProduct(product), isHorizontal: isHorizontal(product.sku) };
  });
  const areHorizontal = members.every((member) => member.isHorizontal);
  const tallest = Math.max(...members.map(({ height }) => height));
  const marksAt = (scale: number) => {
    const pen = { scale, isHorizontal: areHorizontal };
    let start = 0;
    return members.map(({ part, height }) => {
      const { left, right } = measured(part, pen);
      const x = (start - left) / scale;
      start += right - left + gap;
      return placed({ x, z: tallest - height }, part);
    });
  };
  const boundsAt = (scale: number) => {
    const bounds = measured(marksAt(scale), { scale, isHorizontal: areHorizontal });
    return areHorizontal ? rotated(bounds) : bounds;
  };
  const scale = fitScale(boundsAt, { width: filled, height: filled });
  return drawSheet({
    name: categoryPictureName(category).replace('.svg', ''),
    scale,
    isHorizontal: areHorizontal,
    origin: centeredOrigin(boundsAt(scale), { width: sheetSize, height: sheetSize }),
    marks: marksAt(scale),
  });
}
