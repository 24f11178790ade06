import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, content: ReactNode];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(([label, content]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </Box>
      ))}
    </Box>
  );
}

const factsStyle = {
  display: 'grid',
  // Long labels wrap instead of squeezing the values.
  gridTemplateColumns: { xs: '1fr', sm: 'fit-content(45%) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 1.5 },
  m: 0,
  // In a flex container, 45% would be relative to the width of the content.
  width: '100%',
  maxWidth: 720,
  '& dt': { color: 'text.secondary' },
  '& dd': {
    m: 0,
    mb: { xs: 1.5, sm: 0 },
    minWidth: 0,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
} as const;
