import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';

interface PrintedPagesProps {
  back: { to: string; label: string };
  children: ReactNode;
}

/** Each child starts on a new sheet of paper. */
export function PrintedPages({ back, children }: PrintedPagesProps) {
  const { t } = useTranslation('staff');
  return (
    <Stack spacing={4} sx={pagesStyle}>
      <GlobalStyles styles={onPaper} />
      <Stack direction="row" useFlexGap sx={{ displayPrint: 'none', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => window.print()}>
          {t('shell.print')}
        </Button>
        <Button component={Link} to={back.to}>
          {back.label}
        </Button>
      </Stack>
      {children}
    </Stack>
  );
}

const onPaper = {
  '@media print': {
    'header, footer': { display: 'none !important' },
    '@page': { margin: '15mm' },
  },
} as const;

const pagesStyle = {
  maxWidth: '190mm',
  // Browsers ignore page breaks inside flex containers.
  '@media print': { display: 'block', '& > section ~ section': { breakBefore: 'page' } },
} as const;
