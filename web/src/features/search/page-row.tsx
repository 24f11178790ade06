import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SearchPage } from '../../shared/catalogue/catalogue-data.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { Link } from '../../shared/ui/link.tsx';
import { cellId } from './list-state.ts';
import { factsStyle, productStyle, rowStyle } from './result-row.tsx';

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
        sx={{ gridArea: 'product', minWidth: 0 }}
      >
        <Box component={Link} to={page.path} tabIndex={-1} sx={productStyle}>
          <div>
            <Box sx={{ fontWeight: 600, lineHeight: 1.3 }}>{page.title[language]}</Box>
            <Box sx={factsStyle}>{t(`shop.search.section.${page.section}`)}</Box>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
