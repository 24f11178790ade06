import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SearchPage } from '../../shared/catalogue/site-finder.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { Link } from '../../shared/ui/link.tsx';
import { cellId } from './list-state.ts';

interface PageRowProps {
  page: SearchPage;
  row: number;
  isActive: boolean;
}

/** A page of the site among the products that were found. */
export function PageRow({ page, row, isActive }: PageRowProps) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  return (
    <Box role="row" data-active={isActive} sx={rowStyle}>
      <Box
        role="gridcell"
        id={cellId({ row, column: 'product' })}
        aria-selected={isActive}
        sx={{ minWidth: 0 }}
      >
        <Box component={Link} to={page.path} tabIndex={-1} sx={linkStyle}>
          <Box sx={{ fontWeight: 600, lineHeight: 1.3 }}>{page.title[language]}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t(`shop.search.section.${page.section}`)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const rowStyle = {
  px: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&[data-active="true"], &:hover': { bgcolor: 'action.hover' },
  '& [aria-selected="true"]': { outline: '2px solid', outlineOffset: 2, borderRadius: 1 },
} as const;

const linkStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 48,
  color: 'text.primary',
  textDecoration: 'none',
} as const;
