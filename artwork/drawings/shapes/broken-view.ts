import { ink, type Mark, px, type Stretch } from './pen.ts';

/** A featureless stretch of a part that a broken view can omit, in mm. */
export interface PlainStretch extends Stretch {
  radius: number;
}

/** The gap at the break, in mm. */
const gap = 1.2;

/** In pixels. Larger than any part, so the clip path only cuts at the break. */
const far = 400;

export function omittedFrom({ from, to }: PlainStretch): Stretch {
  return { from, to: to - gap };
}

/**
 * Draws a long part without its featureless middle section, so that both ends can be larger.
 * Dimension labels still show the actual size.
 */
export function brokenView(part: readonly Mark[], plain: PlainStretch): Mark {
  return (pen) => {
    const { scale, nextId } = pen;
    const radius = plain.radius * scale;
    const waveAt = (z: number) => {
      const [half, bend] = [radius / 2, radius * 0.4];
      return `${px(-radius)} ${px(z * scale)}c${px(half)} ${px(-bend)} ${px(half)} ${px(-bend)} ${px(radius)} 0c${px(half)} ${px(bend)} ${px(half)} ${px(bend)} ${px(radius)} 0`;
    };
    const piece = (brokenAt: number, end: number, up: number) => {
      const clip = nextId();
      const window = `M${-far} ${end}V${px(brokenAt * scale)}L${waveAt(brokenAt)}H${far}V${end}Z`;
      const inner = part.map((mark) => mark(pen)).join('');
      return (
        `<clipPath id="${clip}"><path d="${window}"/></clipPath>` +
        `<g transform="translate(0 ${px(-up * scale)})"><g clip-path="url(#${clip})">${inner}</g>` +
        `<path d="M${waveAt(brokenAt)}" fill="none" stroke="${ink}" stroke-width="1"/></g>`
      );
    };
    return piece(plain.from, -far, 0) + piece(plain.to, 5 * far, plain.to - plain.from - gap);
  };
}
