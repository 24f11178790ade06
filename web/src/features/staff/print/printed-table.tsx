import Box from '@mui/material/Box';

export const printedTableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: { xs: 0.5, sm: 1 },
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': {
    overflowWrap: 'normal',
    whiteSpace: { sm: 'nowrap' },
    fontSize: { xs: '0.8125rem', sm: 'inherit' },
  },
  '& td:nth-of-type(4)': { width: '100%', overflowWrap: 'anywhere' },
  '& td:nth-of-type(2), & td:nth-of-type(3)': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
} as const;

/** An empty box that staff check off by hand. */
export function TickBox() {
  return <Box component="span" aria-hidden sx={boxStyle} />;
}

const boxStyle = {
  display: 'inline-block',
  width: 18,
  height: 18,
  border: '1.5px solid currentColor',
} as const;
