import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import { categoryPictureName } from '@dental-shop/domain/pictures/picture-name';
import type { PicturedCategory } from '@dental-shop/domain/pictures/pictured-categories';
import { categoryMembers } from './category-members.ts';
import { figureOfProduct } from './figure-of-product.ts';
import { placed } from './placed.ts';
import { drawSheet, sheetSize } from './sheet.ts';

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
