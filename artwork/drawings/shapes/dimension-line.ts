import { depthOf, dimensionInk, type Mark, type Pen, px } from './pen.ts';

const arrowLength = 9;
const arrowHalfWidth = 2.6;

function arrow(x: number, y: number, degrees: number): string {
  return `<path d="M0 0L-${arrowLength} -${arrowHalfWidth}V${arrowHalfWidth}Z" transform="translate(${px(x)} ${px(y)}) rotate(${degrees})" fill="${dimensionInk}"/>`;
}

function line(path: string): string {
  return `<path d="${path}" fill="none" stroke="${dimensionInk}" stroke-width="0.9"/>`;
}

interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Keeps the text upright: on a horizontal part, places it at `rotated` and turns it back. */
export function label({ isHorizontal }: Pen, text: string, upright: Label, rotated: Label): string {
  const { x, y, anchor } = isHorizontal ? rotated : upright;
  const place = isHorizontal
    ? `transform="translate(${px(x)} ${px(y)}) rotate(90)"`
    : `x="${px(x)}" y="${px(y)}"`;
  return `<text ${place} text-anchor="${anchor}" fill="${dimensionInk}">${text}</text>`;
}

/** Distances from the baseline to the middle and the top of digits, in pixels. */
const middleOfText = 5;
const topOfText = 12;

interface VerticalDimension {
  /** Both in mm. */
  from: number;
  to: number;
  /** The part's edge, in mm from the axis; negative to the left. */
  edge: number;
  text: string;
}

export function verticalDimension({ from, to, edge, text }: VerticalDimension): Mark {
  return (pen) => {
    const { scale } = pen;
    const side = edge < 0 ? -1 : 1;
    const x = edge * scale + side * 22;
    const [top, bottom] = [depthOf(pen, from) * scale, depthOf(pen, to) * scale];
    const start = px(edge * scale + side * 4);
    const extension = [top, bottom].map((y) => `M${start} ${px(y)}H${px(x + side * 6)}`).join('');
    const middle = (top + bottom) / 2;
    const caption = label(
      pen,
      text,
      { x: x + side * 7, y: middle + middleOfText, anchor: side < 0 ? 'end' : 'start' },
      { x: x + (side < 0 ? -7 - topOfText : 7), y: middle, anchor: 'middle' },
    );
    if (bottom - top >= 3 * arrowLength) {
      const shaft = line(`${extension}M${px(x)} ${px(top)}V${px(bottom)}`);
      return shaft + arrow(x, top, -90) + arrow(x, bottom, 90) + caption;
    }
    // If there's no room between the extension lines, the arrows point inward from outside.
    const shaft = line(`${extension}M${px(x)} ${px(top - 18)}V${px(bottom + 18)}`);
    return shaft + arrow(x, top, 90) + arrow(x, bottom, -90) + caption;
  };
}

interface HorizontalDimension {
  /** Both ends, in mm from the axis. */
  from: number;
  to: number;
  /** Depth in mm. */
  z: number;
  text: string;
  /** In pixels from the measured depth; negative is above. */
  offset?: number;
}

export function horizontalDimension({
  from,
  to,
  z,
  text,
  offset = -24,
}: HorizontalDimension): Mark {
  return (pen) => {
    const { scale } = pen;
    const edge = depthOf(pen, z) * scale;
    const y = edge + offset;
    const [left, right] = [from * scale, to * scale];
    const away = offset < 0 ? -1 : 1;
    const outwards = away < 0 ? 'end' : 'start';
    const extension = [left, right]
      .map((x) => `M${px(x)} ${px(edge + away * 4)}V${px(y + away * 6)}`)
      .join('');
    if (right - left >= 3 * arrowLength) {
      const middle = (left + right) / 2;
      return (
        line(`${extension}M${px(left)} ${px(y)}H${px(right)}`) +
        arrow(left, y, 180) +
        arrow(right, y, 0) +
        label(
          pen,
          text,
          { x: middle, y: y + (away < 0 ? -8 : 7 + topOfText), anchor: 'middle' },
          { x: middle - middleOfText, y: y + away * 8, anchor: outwards },
        )
      );
    }
    return (
      line(`${extension}M${px(left - 20)} ${px(y)}H${px(right + 24)}`) +
      arrow(left, y, 0) +
      arrow(right, y, 180) +
      label(
        pen,
        text,
        { x: right + 28, y: y + middleOfText, anchor: 'start' },
        { x: right + 12, y: y + away * 8, anchor: outwards },
      )
    );
  };
}

interface AngleDimension {
  degrees: number;
  /** The depth of the vertex, in mm. */
  z: number;
  /** Length of the arms, in mm. */
  reach: number;
  text: string;
}

export function angleDimension({ degrees, z, reach, text }: AngleDimension): Mark {
  return (pen) => {
    const { scale } = pen;
    const radius = reach * scale;
    const apex = z * scale;
    const radians = (degrees * Math.PI) / 180;
    const x = radius * Math.sin(radians);
    const y = apex - radius * Math.cos(radians);
    const overshoot = 1.08;
    return (
      `<path d="M0 ${px(apex)}V${px(apex - radius * overshoot)}M0 ${px(apex)}L${px(x * overshoot)} ${px(apex + (y - apex) * overshoot)}" stroke="${dimensionInk}" stroke-width="0.9" stroke-dasharray="10 3 3 3"/>` +
      line(`M0 ${px(apex - radius)}A${px(radius)} ${px(radius)} 0 0 1 ${px(x)} ${px(y)}`) +
      label(
        pen,
        text,
        { x: x / 2, y: apex - radius * 1.03 - 10, anchor: 'middle' },
        { x: x / 2 - middleOfText, y: apex - radius * 1.03 - 10, anchor: 'end' },
      )
    );
  };
}
