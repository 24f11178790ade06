import type { Product } from '@dental-shop/domain/catalogue/product';
import type { View } from '@dental-shop/domain/pictures/family-of-sku';
import { productPictureName } from '@dental-shop/domain/pictures/picture-name';
import { figureOfProduct } from './figure-of-product.ts';
import { centeredOrigin, filledShare, fitScale, sizeOf } from './fit-scale.ts';
import { scaleBar } from './scale-bar.ts';
import { measured } from './shapes/bounds.ts';
import type { Figure } from './shapes/figure.ts';
import { drawSheet, sheetSize } from './sheet.ts';
import { horizontalMargin, sideView } from './side-view.ts';

const filled = sheetSize * filledShare;

/** Larger than for other views, because it includes the dimension lines. */
const filledWithDimensions = sheetSize * 0.9;

const scaleStrip = 34;

/**
 * As large as the frame allows. Throws a RangeError if the part has no drawing or lacks this view.
 */
export function drawProduct(product: Product, view: Exclude<View, 'thumbnail'>): string {
  const figure = figureOfProduct(product);
  const name = productPictureName(product.sku, view).replace('.svg', '');
  if (view === 'top') return drawEnd(product, figure, name);
  return drawSide(product, figure, { name, isDimensioned: view === 'dimensions' });
}

function drawEnd({ sku }: Product, { top }: Figure, name: string): string {
  if (!top) throw new RangeError(`${sku} has no top view`);
  const frame = { width: filled, height: filled };
  const scale = fitScale((at) => measured(top, { scale: at }), frame);
  const size = { width: sheetSize, height: sheetSize };
  const origin = centeredOrigin(measured(top, { scale }), size);
  return drawSheet({ name, scale, origin, marks: top });
}

interface Side {
  name: string;
  isDimensioned: boolean;
}

function drawSide(product: Product, figure: Figure, { name, isDimensioned }: Side): string {
  const side = sideView(product, figure, { isDimensioned });
  const strip = isDimensioned ? scaleStrip : 0;
  const width = isDimensioned ? filledWithDimensions : filled;
  const scale = fitScale(side.boundsAt, { width, height: width - strip });
  const bounds = side.boundsAt(scale);
  const room = side.isHorizontal
    ? Math.ceil(sizeOf(bounds).height) + 2 * horizontalMargin
    : sheetSize - strip;
  const sheetHeight = room + strip;
  return drawSheet({
    ...side.pen,
    name,
    size: [sheetSize, sheetHeight],
    scale,
    showsHidden: isDimensioned,
    origin: centeredOrigin(bounds, { width: sheetSize, height: room }),
    marks: side.marks,
    ...(isDimensioned && { overlay: scaleBar(scale, sheetHeight) }),
  });
}
