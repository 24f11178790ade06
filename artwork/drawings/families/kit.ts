import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { faintInk, ink, type Mark, px } from '../shapes/pen.ts';

const scale = 1.2;
const border = 9;

/** The depth of one level of the case, in mm. It holds the longest drill. */
const levelDepth = 70;

/** In mm. */
function panel(x: number, z: number, width: number, height: number, corner: number): Mark {
  return ({ scale: pixels, fill }) =>
    `<rect x="${px(x * pixels)}" y="${px(z * pixels)}" width="${px(width * pixels)}" height="${px(height * pixels)}" rx="${corner}" fill="${fill('polymer')}" stroke="${ink}" stroke-width="1.1"/>`;
}

/** In mm. */
const holderRadius = 4.2;

function place(x: number, z: number, height: number, index: number, filled: boolean): Mark {
  return ({ scale: pixels, fill }) => {
    const [left, top, tall] = [x * pixels, z * pixels, height * pixels];
    const half = holderRadius * pixels;
    const holder = `<rect x="${px(left - half)}" y="${px(top + tall * 0.42)}" width="${px(2 * half)}" height="${px(tall * 0.16)}" rx="2" fill="${fill('silicone')}" stroke="${faintInk}" stroke-width="0.7"/>`;
    if (!filled) return holder;
    const reach = [0.92, 0.78, 0.86, 0.7][index % 4] ?? 0.8;
    const tip = ([2.2, 2.9, 2.5, 3.1][index % 4] ?? 2.6) * pixels;
    const shank = 1.3 * pixels;
    const start = top + (tall * (1 - reach)) / 2;
    const end = start + tall * reach;
    const body = `M${px(left - shank)} ${px(start)}H${px(left + shank)}V${px(start + tall * reach * 0.5)}H${px(left + tip)}V${px(end - 2.5 * pixels)}L${px(left)} ${px(end)}L${px(left - tip)} ${px(end - 2.5 * pixels)}V${px(start + tall * reach * 0.5)}H${px(left - shank)}Z`;
    return `${holder}<path d="${body}" fill="${fill('steel')}" stroke="${ink}" stroke-width="0.8" stroke-linejoin="round"/>`;
  };
}

function levelsOf(depth: number): number {
  return Math.max(1, Math.floor(depth / levelDepth));
}

interface Case {
  places: number;
  filled: boolean;
}

function caseFigure(product: Product, { places, filled }: Case): Figure {
  const width = measure(product, 'Width');
  const depth = measure(product, 'Depth');
  const rows = levelsOf(depth);
  const perRow = Math.ceil(places / rows);
  const rowHeight = (depth - 2 * border) / rows;
  const inner = width - 2 * border;
  const holders = Array.from({ length: places }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inThisRow = Math.min(perRow, places - row * perRow);
    const x = -inner / 2 + (((index % perRow) + 0.5) * inner) / inThisRow;
    return place(x, border + row * rowHeight + 4, rowHeight - 8, index + row, filled);
  });
  const trays = Array.from({ length: rows }, (_, row) =>
    panel(-inner / 2, border + row * rowHeight + 1.5, inner, rowHeight - 3, 4),
  );
  return {
    scale,
    height: depth,
    part: [
      // Latches.
      panel(-width * 0.32, depth - 2, 22, 6, 2),
      panel(width * 0.32 - 22, depth - 2, 22, 6, 2),
      panel(-width / 2, 0, width, depth, 10),
      ...trays,
      ...holders,
    ],
    dimensions: [
      horizontalDimension({
        from: -width / 2,
        to: width / 2,
        z: 0,
        text: caption(product, 'Width'),
      }),
      verticalDimension({ from: 0, to: depth, edge: width / 2, text: caption(product, 'Depth') }),
    ],
  };
}

export function kitFigure(product: Product): Figure {
  return caseFigure(product, { places: measure(product, 'Instruments'), filled: true });
}

export function emptyCaseFigure(product: Product): Figure {
  const places = measure(product, 'Width') >= 180 ? 18 : 10;
  return caseFigure(product, { places, filled: false });
}
