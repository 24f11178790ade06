import { ink, type Mark, px, type Stretch } from './pen.ts';

/** A plain stretch of a part, which shows nothing but its length and can be left out; in mm. */
export interface PlainStretch extends Stretch {
  radius: number;
}

/** The gap that is left between the two ends of a broken view, in mm. */
const gap = 1.2;

/** So many pixels reach beyond any part: what clips a piece must cut it at the break alone. */
const far = 400;

/** The stretch that a broken view leaves out; what lies below it moves up by as much. */
export function omittedFrom({ from, to }: PlainStretch): Stretch {
  return { from, to: to - gap };
}

/**
 * A part broken off at both ends of a plain stretch, and the pieces moved together, so that they can be
 * drawn larger. The dimensions written beside it stay those of the whole part.
 */
export function brokenView(part: readonly Mark[], plain: PlainStretch): Mark {
  return (pen) => {
    const { scale, nextId } = pen;
    const radius = plain.radius * scale;
    /** The wavy line along which an engineer breaks a part. */
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
