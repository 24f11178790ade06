/** In px. */
export const headWidth = { ofSizes: 60, ofNames: 104 };
/** In px. Fits the longest column names in both languages. */
const columnWidth = 72;
/** In px. Fits a five-character SKU. */
const minColumnWidth = 40;
/** In px, including the space around the stepper. */
const stepperWidth = { mouse: 104, finger: 144 };

export const fontSize = 'clamp(0.75rem, 4.2cqi, 0.8125rem)';

export type WideStyles = (styles: object) => object;

export function wideStyles(columns: number, head: number): WideStyles {
  return (styles) => ({
    '@media (pointer: fine) and (min-width: 900px)': {
      [`@container (min-width: ${head + columns * stepperWidth.mouse}px)`]: styles,
    },
    [`@container (min-width: ${head + columns * stepperWidth.finger}px)`]: styles,
  });
}

export function tableStyle(columns: number, rows: number, head: number) {
  return {
    ...style,
    minWidth: head + columns * minColumnWidth,
    '& thead td': { width: head },
    ...(columns > rows && {
      [`@container (max-width: ${head + columns * columnWidth - 1}px)`]: transposed(columns, rows),
    }),
  };
}

const style = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& h3': { font: 'inherit', m: 0 },
  '& th': { fontWeight: 600, fontSize, lineHeight: 1.25, p: 0 },
  '& td': { p: 0, textAlign: 'center' },
  '& thead th': { textAlign: 'center', verticalAlign: 'bottom', px: 0.25, py: 0.5 },
  '& tbody th': { textAlign: 'left', pr: 0.5 },
  '& tbody :is(th, td)': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Displays columns as rows, because seven column names don't fit on a phone. */
function transposed(columns: number, rows: number) {
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${columns + 1}, auto)`,
    gridTemplateColumns: `minmax(min-content, 1fr) repeat(${rows}, minmax(${minColumnWidth}px, 1fr))`,
    minWidth: 0,
    '& :is(thead, tbody, tr)': { display: 'contents' },
    '& thead td': { width: 'auto' },
    '& thead th': {
      textAlign: 'left',
      alignContent: 'center',
      pl: 0,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& tbody th': { textAlign: 'center', border: 0, px: 0, py: 0.5 },
  } as const;
}
