import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contentId } from '../config/paths.ts';
import { useDocumentHead } from '../page-data/document-head.ts';

interface ReadingPageProps {
  title: string;
  description: string;
  navigation?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

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

/** First in the DOM, but displayed after the text on wide screens. */
const navigationStyle = { order: 1, flexShrink: 0, mb: { xs: 2, md: 0 } } as const;

const proseStyle = {
  // Always full width, so expanding a question doesn't change the page's width.
  flexGrow: 1,
  maxWidth: '68ch',
  minWidth: 0,
  '& h2': { mt: 4, mb: 1, fontSize: '1.375rem', lineHeight: 1.3 },
  '& p, & li': { lineHeight: 1.6 },
  // Links styled as buttons have their own colors.
  '& a:not(.MuiButton-root)': { color: 'primary.main' },
  '& td': { whiteSpace: 'nowrap' },
} as const;
