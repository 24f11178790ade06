import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { figureOfProduct } from '../drawings/figure-of-product.ts';
import type { Pen } from '../drawings/shapes/pen.ts';
import { axis } from '../drawings/sheet.ts';

/** A standard implant. */
const sku = 'I4512';

const size = { width: 220, height: 460 };

/** Points per millimeter. */
const scale = 26;

/** A flat fill prints better than a metallic gradient. */
const pen: Pen = { scale, fill: () => '#f1f6f7', nextId: () => '', showsHidden: true };

/** Checked in, because the functions can't import from `artwork`. A test fails if it's outdated. */
export const certificateDrawingFile = new URL(
  '../../functions/src/certificates/implant-drawing.json',
  import.meta.url,
);

/** Throws a RangeError if the implant is no longer in the catalogue. */
export function certificateDrawing() {
  const product = findProduct(catalogue, sku);
  if (!product)
    throw new RangeError(`the certificate needs '${sku}', which is not in the catalogue`);
  const { part, dimensions, height } = figureOfProduct(product);
  const marks = [...part, axis(0, height), ...dimensions];
  return {
    ...size,
    transform: `translate(${size.width / 2 - 20} ${(size.height - height * scale) / 2})`,
    elements: elementsOf(marks.map((mark) => mark(pen)).join('')),
  };
}

function elementsOf(svg: string) {
  return [...svg.matchAll(/<(path|text) ([^>]*)>(?:([^<]*)<\/text>)?/g)].map(
    ([, name = '', attributes = '', text = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
      text,
    }),
  );
}
