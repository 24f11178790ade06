import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

interface PaginationProps {
  page: number;
  count: number;
  /** Returns the query string without `?`. */
  pageUrl: (page: number) => string;
}

export function Pagination({ page, count, pageUrl }: PaginationProps) {
  const { t } = useTranslation();
  const link = (to: number, text: string) =>
    to >= 1 && to <= count ? (
      <Button
        component={Link}
        to={{ search: pageUrl(to) }}
        variant="outlined"
        onClick={() => window.scrollTo(0, 0)}
      >
        {text}
      </Button>
    ) : null;
  return (
    <Box component="nav" aria-label={t('parts.pages.label')} sx={barStyle}>
      {link(page - 1, t('parts.pages.previous'))}
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {t('parts.pages.position', { page, count })}
      </Box>
      {link(page + 1, t('parts.pages.next'))}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 2,
  mt: 3,
  fontVariantNumeric: 'tabular-nums',
} as const;
