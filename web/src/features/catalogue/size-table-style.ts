/** In px. On a phone of 390 px seven columns fit beside the row's size. */
export const cellWidth = 44;
export const sizeHeadWidth = 48;

/** In px, with a stepper for a mouse in each cell, and air around it. */
const wideCellWidth = 104;
export const wideHeadWidth = 104;

/** Styles for a table that has room for a stepper in each cell. Fingers want steppers too large for that. */
export type WhenWide = (styles: object) => object;

export function whenWide(columns: number): WhenWide {
  const width = wideHeadWidth + columns * wideCellWidth;
  return (styles) => ({
    '@media (pointer: fine) and (min-width: 900px)': {
      [`@container (min-width: ${width}px)`]: styles,
    },
  });
}
