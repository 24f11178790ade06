import { dimensionInk } from './pen.ts';
import { sheetSize } from './sheet.ts';

/** So many pixels of the sheet stay free below the part, for the caption of the smallest thumbnail. */
export const thumbnailStrip = 52;

/** Written larger where the drawing is shown smaller, so that it can be read on a thumbnail too. */
const style =
  '<style>.size{font-size:18px;font-weight:600}@media(max-width:300px){.size{font-size:34px}}@media(max-width:110px){.size{font-size:56px}}</style>';

/** Writes below the part what tells it from its neighbors, whose drawings look much the same. */
export function thumbnailCaption(text: string, sheetHeight: number): string {
  if (text === '') return '';
  return `${style}<text class="size" x="${sheetSize / 2}" y="${sheetHeight - 12}" text-anchor="middle" fill="${dimensionInk}">${text}</text>`;
}
