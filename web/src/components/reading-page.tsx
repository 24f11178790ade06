import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentHead } from '../data/document-head.ts';

interface ReadingPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page of prose, set to a measure under 70 characters. */
export function ReadingPage({ title, description, children }: ReadingPageProps) {
  useDocumentHead({ title, description });
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Box component="article" sx={proseStyle}>
        <Typography variant="h1">{title}</Typography>
        {children}
      </Box>
    </Container>
  );
}

const proseStyle = {
  maxWidth: '68ch',
  '& h2': { mt: 4, mb: 1, fontSize: '1.375rem', lineHeight: 1.3 },
  '& p, & li': { lineHeight: 1.6 },
  '& a': { color: 'primary.main' },
} as const;
