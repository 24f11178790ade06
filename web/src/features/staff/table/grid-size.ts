/** In px. */
export const rowHeight = 40;
export const headerHeight = 36;

/** The office's smallest screen is 1366 by 768 px. */
const rowsInView = 15;

/** The shell's bar and the page's heading. */
const spaceAbove = 130;

const heightOf = (rows: number) => headerHeight + rows * rowHeight + 2;

/** As high as the window allows, so that the header row and the horizontal scrollbar stay in view. */
export const gridHeight = (rows: number) =>
  `min(${heightOf(rows)}px, max(${heightOf(rowsInView)}px, 100dvh - ${spaceAbove}px))`;
