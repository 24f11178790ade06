import type { ReturnLine } from '@dental-shop/domain/returns/return';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';

/** The fields of one line, named after its product and lot. */
export function LineFields({ line, children }: { line: ReturnLine; children: ReactNode }) {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  const product = `${line.sku} ${catalogueText.productName(line)}`;
  const claim = t(
    line.unopened ? 'returns.lines.claimed.unopened' : 'returns.lines.claimed.opened',
  );
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <legend>
        {line.lot === null ? product : t('returns.lines.withLot', { name: product, lot: line.lot })}
      </legend>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`${t(`returns.reasons.${line.reason}`)} · ${claim}`}
      </Typography>
      <Box sx={fieldsStyle}>{children}</Box>
    </Box>
  );
}

const fieldsetStyle = {
  m: 0,
  p: 2,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& legend': { px: 0.5, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;

const fieldsStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  '& > *': { flex: { sm: '1 1 0' }, minWidth: 0, maxWidth: { sm: 260 } },
} as const;
