import type { Product } from '@dental-shop/domain/catalogue/product';
import { productPictureName } from '@dental-shop/domain/pictures/picture-name';
import { figureOfProduct } from './figure-of-product.ts';
import { centeredOrigin, filledShare, fitScale, sizeOf } from './fit-scale.ts';
import { isHorizontal } from './horizontal-families.ts';
import type { Figure } from './shapes/figure.ts';
import { drawSheet, sheetSize } from './sheet.ts';
import { horizontalMargin, sideView } from './side-view.ts';

interface Member {
  product: Product;
  figure: Figure;
}

/** Similar parts have the same scale and sheet size, so customers can compare them. */
export function drawThumbnails(products: readonly Product[]): Map<string, string> {
  const groups = new Map<string, Member[]>();
  for (const product of products) {
    const figure = figureOfProduct(product);
    const key = `${product.category} ${figure.scale} ${isHorizontal(product.sku)}`;
    groups.set(key, [...(groups.get(key) ?? []), { product, figure }]);
  }
  return new Map([...groups.values()].flatMap(drawGroup));
}

function drawGroup(members: readonly Member[]): [fileName: string, svg: string][] {
  // Cuts the same length out of every part, so longer shanks still look longer.
  const omitted = Math.min(
    ...members.flatMap(({ figure: { plain } }) => (plain ? [plain.to - plain.from] : [])),
  );
  const sides = members.map(({ product, figure }) => {
    const plain = figure.plain && { ...figure.plain, to: figure.plain.from + omitted };
    return { product, side: sideView(product, figure, { isDimensioned: false, plain }) };
  });
  const filled = sheetSize * filledShare;
  const frame = { width: filled, height: filled };
  const scale = Math.min(...sides.map(({ side }) => fitScale(side.boundsAt, frame)));
  const highest = Math.max(...sides.map(({ side }) => sizeOf(side.boundsAt(scale)).height));
  return sides.map(({ product, side }) => {
    const height = side.isHorizontal ? Math.ceil(highest) + 2 * horizontalMargin : sheetSize;
    const fileName = productPictureName(product.sku, 'thumbnail');
    const svg = drawSheet({
      ...side.pen,
      name: fileName.replace('.svg', ''),
      size: [sheetSize, height],
      scale,
      origin: centeredOrigin(side.boundsAt(scale), { width: sheetSize, height }),
      marks: side.marks,
    });
    return [fileName, svg];
  });
}
