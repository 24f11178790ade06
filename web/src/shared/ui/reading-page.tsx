import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contentId } from '../config/paths.ts';
import { useDocumentHead } from '../page-data/document-head.ts';

interface ReadingPageProps {
  title: string;
  description: string;
  /** The section's other pages: above the text, and beside it where there is room. */
  navigation?: ReactNode;
  /** Beside the text, and below it where the screen is narrow. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of prose, set to a measure under 70 characters. */
export function ReadingPage({ title, description, navigation, aside, children }: ReadingPageProps) {
  useDocumentHead({ title, description });
  return (
    <Container maxWidth="lg" sx={pageStyle}>
      {navigation !== undefined && <Box sx={navigationStyle}>{navigation}</Box>}
      <Box component="article" id={contentId} tabIndex={-1} sx={proseStyle}>
        <Typography variant="h1">{title}</Typography>
        {children}
      </Box>
      {aside}
    </Container>
  );
}

const pageStyle = {
  display: { md: 'flex' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 6,
  py: { xs: 3, md: 5 },
} as const;

/** Read before the text, and standing after it where there is room. */
const navigationStyle = { order: 1, flexShrink: 0, mb: { xs: 2, md: 0 } } as const;

const proseStyle = {
  // Always as wide as the measure allows, so that an opened answer does not widen the page.
  flexGrow: 1,
  maxWidth: '68ch',
  minWidth: 0,
  '& h2': { mt: 4, mb: 1, fontSize: '1.375rem', lineHeight: 1.3 },
  '& p, & li': { lineHeight: 1.6 },
  // A link that looks like a button has colors of its own.
  '& a:not(.MuiButton-root)': { color: 'primary.main' },
  // A figure must not be parted from its unit.
  '& td': { whiteSpace: 'nowrap' },
} as const;
