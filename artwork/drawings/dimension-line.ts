import { dimensionInk, type Mark, px } from './pen.ts';

const arrowLength = 9;
const arrowHalfWidth = 2.6;

function arrow(x: number, y: number, degrees: number): string {
  return `<path d="M0 0L-${arrowLength} -${arrowHalfWidth}V${arrowHalfWidth}Z" transform="translate(${px(x)} ${px(y)}) rotate(${degrees})" fill="${dimensionInk}"/>`;
}

function line(path: string): string {
  return `<path d="${path}" fill="none" stroke="${dimensionInk}" stroke-width="0.9"/>`;
}

function label(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}" fill="${dimensionInk}">${text}</text>`;
}

interface Upright {
  /** Both in mm. */
  from: number;
  to: number;
  /** Where the part's edge is, in mm from the axis; negative is left of it. */
  edge: number;
  text: string;
}

/** A height beside the part, between two extension lines. */
export function uprightDimension({ from, to, edge, text }: Upright): Mark {
  return ({ scale }) => {
    const side = edge < 0 ? -1 : 1;
    const x = edge * scale + side * 22;
    const [top, bottom] = [from * scale, to * scale];
    const start = px(edge * scale + side * 4);
    const extension = [top, bottom].map((y) => `M${start} ${px(y)}H${px(x + side * 6)}`).join('');
    const anchor = side < 0 ? 'end' : 'start';
    const caption = label(x + side * 7, (top + bottom) / 2 + 5, text, anchor);
    if (bottom - top >= 3 * arrowLength) {
      const shaft = line(`${extension}M${px(x)} ${px(top)}V${px(bottom)}`);
      return shaft + arrow(x, top, -90) + arrow(x, bottom, 90) + caption;
    }
    // Too low for arrows between the lines: they point inwards from outside.
    const shaft = line(`${extension}M${px(x)} ${px(top - 18)}V${px(bottom + 18)}`);
    return shaft + arrow(x, top, 90) + arrow(x, bottom, -90) + caption;
  };
}

interface Level {
  /** Both in mm from the axis. */
  from: number;
  to: number;
  /** Where on the part it is measured, in mm down. */
  z: number;
  text: string;
  /** The dimension line stands this many pixels above (negative) or below where it is measured. */
  offset?: number;
}

/** A width or a diameter across the part. */
export function levelDimension({ from, to, z, text, offset = -24 }: Level): Mark {
  return ({ scale }) => {
    const y = z * scale + offset;
    const [left, right] = [from * scale, to * scale];
    const away = offset < 0 ? -1 : 1;
    const extension = [left, right]
      .map((x) => `M${px(x)} ${px(z * scale + away * 4)}V${px(y + away * 6)}`)
      .join('');
    if (right - left >= 3 * arrowLength) {
      return (
        line(`${extension}M${px(left)} ${px(y)}H${px(right)}`) +
        arrow(left, y, 180) +
        arrow(right, y, 0) +
        label((left + right) / 2, y + (away < 0 ? -8 : 19), text, 'middle')
      );
    }
    return (
      line(`${extension}M${px(left - 20)} ${px(y)}H${px(right + 24)}`) +
      arrow(left, y, 0) +
      arrow(right, y, 180) +
      label(right + 28, y + 5, text, 'start')
    );
  };
}

interface Lean {
  degrees: number;
  /** Apex in mm down the axis. */
  z: number;
  /** Length of the arms, in mm. */
  reach: number;
  text: string;
}

/** The angle between the implant's axis and the part's own. */
export function angleDimension({ degrees, z, reach, text }: Lean): Mark {
  return ({ scale }) => {
    const radius = reach * scale;
    const apex = z * scale;
    const radians = (degrees * Math.PI) / 180;
    const x = radius * Math.sin(radians);
    const y = apex - radius * Math.cos(radians);
    const overshoot = 1.08;
    return (
      `<path d="M0 ${px(apex)}V${px(apex - radius * overshoot)}M0 ${px(apex)}L${px(x * overshoot)} ${px(apex + (y - apex) * overshoot)}" stroke="${dimensionInk}" stroke-width="0.9" stroke-dasharray="10 3 3 3"/>` +
      line(`M0 ${px(apex - radius)}A${px(radius)} ${px(radius)} 0 0 1 ${px(x)} ${px(y)}`) +
      label(x / 2, apex - radius * 1.03 - 10, text, 'middle')
    );
  };
}
