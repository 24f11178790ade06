import { metalGradient } from './shapes/metal.ts';
import {
  depthOf,
  type Finish,
  faintInk,
  type Mark,
  type Pen,
  px,
  type Stretch,
} from './shapes/pen.ts';

/** The default width and height, in pixels of the viewBox. */
export const sheetSize = 400;

interface Sheet {
  /** Prefix for every ID, so a page can contain several drawings. */
  name: string;
  /** In pixels of the viewBox; square by default. */
  size?: readonly [width: number, height: number];
  /** Pixels per millimeter. */
  scale: number;
  showsHidden?: boolean;
  /** Draws the part horizontally, with its top to the left. */
  isHorizontal?: boolean;
  omitted?: Stretch;
  /** The part's top center, in pixels. */
  origin: readonly [x: number, y: number];
  marks: readonly Mark[];
  /** SVG in the sheet's pixels, such as the scale bar. */
  overlay?: string;
}

/** Extends beyond both ends of the part, as in engineering drawings. Lengths are in mm. */
export function axis(top: number, bottom: number): Mark {
  return (pen) => {
    const [start, end] = [top * pen.scale - 12, depthOf(pen, bottom) * pen.scale + 12];
    const middle = px((start + end) / 2);
    // Two lines that meet in the middle, so the dashes match at both ends.
    return `<path d="M0 ${px(start)}V${middle}M0 ${px(end)}V${middle}" stroke="${faintInk}" stroke-width="0.7" stroke-dasharray="14 3 3 3"/>`;
  };
}

export function drawSheet(sheet: Sheet): string {
  const idPrefix = sheet.name.replaceAll(/[^A-Za-z0-9-]/g, '_');
  const paints = new Map<Finish, string>();
  let count = 0;
  const pen: Pen = {
    scale: sheet.scale,
    showsHidden: sheet.showsHidden ?? false,
    isHorizontal: sheet.isHorizontal ?? false,
    ...(sheet.omitted ? { omitted: sheet.omitted } : {}),
    fill: (finish) => {
      const id = paints.get(finish) ?? `${idPrefix}-${finish}`;
      paints.set(finish, id);
      return `url(#${id})`;
    },
    nextId: () => {
      count += 1;
      return `${idPrefix}-${count}`;
    },
  };
  const body = sheet.marks.map((mark) => mark(pen)).join('');
  const gradients = [...paints]
    .map(([finish, id]) => metalGradient(id, finish, pen.isHorizontal))
    .join('');
  const [x, y] = sheet.origin;
  const [width, height] = sheet.size ?? [sheetSize, sheetSize];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="16">` +
    `<defs>${gradients}</defs><g transform="translate(${px(x)} ${px(y)})${pen.isHorizontal ? ' rotate(-90)' : ''}">${body}</g>${sheet.overlay ?? ''}</svg>\n`
  );
}
