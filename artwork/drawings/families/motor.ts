import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { dimensionInk, ink, type Mark, px } from '../shapes/pen.ts';

function front(width: number, height: number): Mark {
  return ({ scale, fill }) => {
    const [w, h] = [width * scale, height * scale];
    return (
      `<rect x="${px(-w / 2)}" width="${px(w)}" height="${px(h)}" rx="12" fill="${fill('polymer')}" stroke="${ink}" stroke-width="1.2"/>` +
      `<rect x="${px(-w * 0.4)}" y="${px(h * 0.2)}" width="${px(w * 0.46)}" height="${px(h * 0.5)}" rx="4" fill="#e3f1f1" stroke="${ink}"/>` +
      `<path d="M${px(-w * 0.36)} ${px(h * 0.56)}l22 -12 22 4 22 -14 22 6" fill="none" stroke="${dimensionInk}" stroke-width="1.5"/>` +
      [0.16, 0.26, 0.36]
        .map(
          (part) =>
            `<circle cx="${px(w * part)}" cy="${px(h * 0.45)}" r="9" fill="${fill('steel')}" stroke="${ink}"/>`,
        )
        .join('') +
      `<path d="M${px(-w * 0.4)} ${px(h * 0.84)}H${px(w * 0.4)}" stroke="${ink}" stroke-width="0.6"/>`
    );
  };
}

export function motorFigure(product: Product): Figure {
  const width = measure(product, 'Width');
  const height = measure(product, 'Height');
  return {
    scale: 1.2,
    height,
    part: [front(width, height)],
    dimensions: [
      horizontalDimension({
        from: -width / 2,
        to: width / 2,
        z: 0,
        text: caption(product, 'Width'),
      }),
      verticalDimension({ from: 0, to: height, edge: width / 2, text: caption(product, 'Height') }),
    ],
  };
}
