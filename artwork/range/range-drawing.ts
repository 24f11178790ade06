import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { figureOfProduct } from '../drawings/figure-of-product.ts';
import { measure } from '../drawings/measure.ts';
import type { Pen } from '../drawings/pen.ts';

/** The seven diameters in one length, from left to right. */
const skus = ['I3010', 'I3510', 'I4510', 'I5510', 'I6510', 'I7510', 'I8510'];

/** Units to a millimeter: so fine that whole numbers, which are short, draw a smooth line. */
const scale = 20;

/**
 * The air around the implants, in units: between two, beside the outer ones, and above them for
 * captions.
 */
const gap = 74;
const margin = 30;
const captionStrip = 62;
const foot = 14;

/** Committed, so that the home page draws it as it renders; the test tells when it is old. */
export const rangeDrawingFile = new URL(
  '../../web/src/features/home/range-drawing.json',
  import.meta.url,
);

const pen: Pen = { scale, fill: () => '', nextId: () => '', showsHidden: true };

type Line = 'solid' | 'fine' | 'hidden';

/** Which line a path of an implant's drawing is; the shades of the thread are left to photographs. */
function lineOf(path: string): Line | undefined {
  if (path.includes('stroke-dasharray')) return 'hidden';
  if (path.includes('opacity="0.16"')) return undefined;
  return path.includes('fill="none"') || path.includes('opacity') ? 'fine' : 'solid';
}

/** Path data in whole numbers, each counted from the one before, which is shortest. */
function moved(data: string, dx: number, dy: number): string {
  let [x, y] = [0, 0];
  return data.replaceAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, command, toX, toY) => {
    const [nextX, nextY] = [Math.round(Number(toX) + dx), Math.round(Number(toY) + dy)];
    const step =
      command === 'M' ? `M${nextX} ${nextY}` : `l${nextX - x} ${nextY - y}`.replace(' -', '-');
    [x, y] = [nextX, nextY];
    return step;
  });
}

/**
 * The range of implants to one scale, as the catalogue's drawings show each: paths by kind of line, and
 * where the captions stand. Throws a RangeError where the catalogue no longer has one of them.
 */
export function rangeDrawing() {
  const paths: Record<Line | 'dimension', string> = {
    solid: '',
    fine: '',
    hidden: '',
    dimension: '',
  };
  const captions: { x: number; text: string }[] = [];
  let [left, height] = [margin, 0];
  for (const sku of skus) {
    const product = findProduct(catalogue, sku);
    if (!product) throw new RangeError(`the home page shows a part that is not sold: '${sku}'`);
    const figure = figureOfProduct(product);
    const diameter = measure(product, 'Diameter');
    const width = diameter * scale;
    const x = left + width / 2;
    const drawn = figure.part.map((mark) => mark(pen)).join('');
    for (const [path, data = ''] of drawn.matchAll(/<path d="([^"]*)"[^>]*>/g)) {
      const line = lineOf(path);
      if (line) paths[line] += moved(data, x, captionStrip);
    }
    paths.dimension += `M${left} ${captionStrip - 22}v16m${width}-16v16M${left} ${captionStrip - 14}h${width}`;
    captions.push({ x, text: diameter.toFixed(1) });
    left += width + gap;
    height = Math.max(height, figure.height * scale);
  }
  return { width: left - gap + margin, height: captionStrip + height + foot, paths, captions };
}
