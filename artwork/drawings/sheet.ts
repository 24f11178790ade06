import { metalGradient } from './metal.ts';
import { depthOf, type Finish, faintInk, type Mark, type Pen, px, type Stretch } from './pen.ts';

/** Every drawing is a square of so many pixels of its viewBox, unless it says otherwise. */
export const sheetSize = 400;

interface Sheet {
  /** Part of every id in the drawing, so that drawings may share a page. */
  name: string;
  /** Width and height in pixels of its viewBox; without them the sheet is a square. */
  size?: readonly [width: number, height: number];
  /** Pixels to a millimeter. */
  scale: number;
  showsHidden?: boolean;
  /** True where the part lies along the sheet, its top to the left. */
  lies?: boolean;
  /** What a broken view leaves out of the part. */
  omitted?: Stretch;
  /** Where the part's top center stands, in pixels. */
  origin: readonly [x: number, y: number];
  marks: readonly Mark[];
  /** SVG text in the sheet's own pixels, such as the scale bar. */
  furniture?: string;
}

/** The part's axis, which an engineer draws a short piece beyond both of its ends. Lengths are in mm. */
export function axis(top: number, bottom: number): Mark {
  return (pen) => {
    const [start, end] = [top * pen.scale - 12, depthOf(pen, bottom) * pen.scale + 12];
    const middle = px((start + end) / 2);
    // It is drawn as two lines from the ends to the middle, or its dashes would differ at the two ends.
    return `<path d="M0 ${px(start)}V${middle}M0 ${px(end)}V${middle}" stroke="${faintInk}" stroke-width="0.7" stroke-dasharray="14 3 3 3"/>`;
  };
}

/** Puts marks on a sheet with the paints that they use: a whole SVG document. */
export function drawSheet(sheet: Sheet): string {
  const idPrefix = sheet.name.replaceAll(/[^A-Za-z0-9-]/g, '_');
  const paints = new Map<Finish, string>();
  let count = 0;
  const pen: Pen = {
    scale: sheet.scale,
    showsHidden: sheet.showsHidden ?? false,
    lies: sheet.lies ?? false,
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
  const gradients = [...paints].map(([finish, id]) => metalGradient(id, finish, pen.lies)).join('');
  const [x, y] = sheet.origin;
  const [width, height] = sheet.size ?? [sheetSize, sheetSize];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="16">` +
    `<defs>${gradients}</defs><g transform="translate(${px(x)} ${px(y)})${pen.lies ? ' rotate(-90)' : ''}">${body}</g>${sheet.furniture ?? ''}</svg>\n`
  );
}
