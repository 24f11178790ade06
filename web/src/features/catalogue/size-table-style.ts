/**
 * In px. It is so narrow because the implants' seven diameters must fit a phone of 390 px beside the
 * length.
 */
export const cellWidth = 44;
export const sizeHeadWidth = 48;

/** In px. A stepper for a mouse, and air around it, take so much in each cell. */
const wideCellWidth = 104;
export const wideHeadWidth = 104;

/**
 * Styles for a table that has room for a stepper in each cell. A touch screen gets none of them, however
 * wide it is: steppers for fingers would be too large for a cell.
 */
export type WhenWide = (styles: object) => object;

export function whenWide(columns: number): WhenWide {
  const width = wideHeadWidth + columns * wideCellWidth;
  return (styles) => ({
    '@media (pointer: fine) and (min-width: 900px)': {
      [`@container (min-width: ${width}px)`]: styles,
    },
  });
}
