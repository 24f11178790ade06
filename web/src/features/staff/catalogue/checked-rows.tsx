import type { CheckedRow } from '@dental-shop/domain/catalogue/sheet/check-catalogue';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Records } from '../../../shared/ui/records.tsx';

export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('staff');
  return (
    <Records
      label={t('catalogue.list')}
      rows={rows.map((row) => ({ ...row, id: row.sku }))}
      columns={[
        { label: t('catalogue.columns.row'), content: ({ row }) => row },
        {
          label: t('catalogue.columns.sku'),
          content: ({ sku, category, hidden }) =>
            hidden ? (
              sku
            ) : (
              <Box
                component={Link}
                to={paths.product(category, sku)}
                sx={{ color: 'primary.main' }}
              >
                {sku}
              </Box>
            ),
        },
        { label: t('catalogue.columns.name'), content: ({ name }) => name },
        { label: t('catalogue.columns.category'), content: ({ category }) => category },
        {
          label: t('catalogue.columns.price'),
          content: ({ price }) => price || t('catalogue.empty'),
        },
        {
          label: t('catalogue.columns.lotTracked'),
          content: ({ lotTracked }) => t(lotTracked ? 'catalogue.yes' : 'catalogue.no'),
        },
        {
          label: t('catalogue.columns.warnings'),
          content: ({ warnings }) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {warnings.length === 0 && <span>{t('catalogue.noWarning')}</span>}
              {warnings.map((warning) => (
                <Chip
                  key={warning}
                  size="small"
                  variant="outlined"
                  label={t(`catalogue.filters.${warning}`)}
                  sx={{ borderRadius: 1 }}
                />
              ))}
            </Box>
          ),
        },
      ]}
    />
  );
}
