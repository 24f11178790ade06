import type { Product } from '@dental-shop/domain/catalogue/product';
import type { View } from '@dental-shop/domain/pictures/family-of-sku';
import { productPictureName } from '@dental-shop/domain/pictures/picture-name';
import { measured } from './bounds.ts';
import { brokenView, omittedFrom } from './broken-view.ts';
import type { Figure } from './figure.ts';
import { figureOfProduct } from './figure-of-product.ts';
import {
  centeredOrigin,
  enlarged,
  filledShare,
  fitScale,
  laid,
  sizeOf,
  united,
} from './fit-scale.ts';
import { lies } from './lying-families.ts';
import { scaleBar } from './scale-bar.ts';
import { axis, drawSheet, sheetSize } from './sheet.ts';
import { sizeCaption } from './size-caption.ts';
import { thumbnailCaption, thumbnailStrip } from './thumbnail-caption.ts';

const filled = sheetSize * filledShare;

/** The dimensioned view fills more, because its arrows and figures take a part of it. */
const filledWithDimensions = sheetSize * 0.9;

/** So much stays free below the dimensioned view, for the scale bar. */
const scaleStrip = 34;

/** The air above and below a lying part, whose sheet is only as high as it needs. */
const lyingMargin = 20;

/**
 * Draws one view of a product to its own dimensions, as a whole SVG document: as large as its frame
 * lets it be, whatever its size; the scale bar of the dimensioned view tells that. Throws a RangeError
 * for a part that cannot be drawn, or not in this view.
 */
export function drawProduct(product: Product, view: View): string {
  const figure = figureOfProduct(product);
  const name = productPictureName(product.sku, view).replace('.svg', '');
  if (view === 'top') return drawEnd(product, figure, name);
  return drawSide(product, figure, { name, isDimensioned: view === 'dimensions' });
}

function drawEnd({ sku }: Product, { top }: Figure, name: string): string {
  if (!top) throw new RangeError(`${sku} has no view from above`);
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
  const { part, plain, height } = figure;
  const isLying = lies(product.sku);
  const omitted = plain && omittedFrom(plain);
  const beside = isDimensioned ? [axis(0, height), ...figure.dimensions] : [];
  const whole = enlarged(measured(part, { scale: figure.scale }), 1 / figure.scale);
  const shortened = omitted
    ? { ...whole, bottom: whole.bottom - (omitted.to - omitted.from) }
    : whole;
  const boundsAt = (scale: number) => {
    const drawn = enlarged(shortened, scale);
    const pen = { scale, lies: isLying, ...(omitted && { omitted }) };
    const all = beside.length > 0 ? united(drawn, measured(beside, pen)) : drawn;
    return isLying ? laid(all) : all;
  };
  const strip = isDimensioned ? scaleStrip : thumbnailStrip;
  const width = isDimensioned ? filledWithDimensions : filled;
  const frame = { width, height: isDimensioned ? width - scaleStrip : filled };
  const scale = fitScale(boundsAt, frame);
  const bounds = boundsAt(scale);
  const room = isLying ? Math.ceil(sizeOf(bounds).height) + 2 * lyingMargin : sheetSize - strip;
  const sheetHeight = room + strip;
  return drawSheet({
    name,
    size: [sheetSize, sheetHeight],
    scale,
    lies: isLying,
    showsHidden: isDimensioned,
    ...(omitted && { omitted }),
    origin: centeredOrigin(bounds, { width: sheetSize, height: room }),
    marks: [...(plain ? [brokenView(part, plain)] : part), ...beside],
    furniture: isDimensioned
      ? scaleBar(scale, sheetHeight)
      : thumbnailCaption(sizeCaption(product), sheetHeight),
  });
}
