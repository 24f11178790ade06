import { maxLines } from '@dental-shop/domain/checkout/checkout';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { summarizePad } from '@dental-shop/domain/quick-order/check-pad';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';

interface PadSummaryProps {
  summary: ReturnType<typeof summarizePad<ProductSummary>>;
  onAdd: () => void;
  onShowProblem: (index: number) => void;
}

export function PadSummary({ summary, onAdd, onShowProblem }: PadSummaryProps) {
  const { t } = useTranslation('pad');
  const { items, pieces, total, invalidLines } = summary;
  const [first] = invalidLines;
  const isEmpty = items.length === 0;
  return (
    <Box component="section" aria-labelledby="pad-summary" sx={boxStyle}>
      <Typography variant="h2" id="pad-summary" sx={{ display: { xs: 'none', md: 'block' } }}>
        {t('summary.heading')}
      </Typography>
      <Box sx={sumStyle}>
        <span>{isEmpty ? t('summary.empty') : t('summary.pieces', { count: pieces })}</span>
        {!isEmpty && <strong>{formatPrice(total)}</strong>}
      </Box>
      {items.length > maxLines && (
        <Box sx={{ fontSize: '0.875rem' }}>
          {t('summary.moreThanOneOrder', { lines: maxLines })}
        </Box>
      )}
      {first !== undefined && (
        <Box sx={{ fontSize: '0.875rem' }}>
          <span>{t('summary.faults', { count: invalidLines.length })}</span>{' '}
          <Box
            component="button"
            type="button"
            onClick={() => onShowProblem(first)}
            sx={faultStyle}
          >
            {t('summary.next', { number: first + 1 })}
          </Box>
        </Box>
      )}
      <Button
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        // Not `disabled`, so it keeps focus after adding the last item.
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : onAdd}
        sx={isEmpty ? { opacity: 0.6 } : {}}
      >
        {t('summary.add', { count: items.length })}
      </Button>
    </Box>
  );
}

const boxStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 2 },
  py: { xs: 1, md: 2 },
  bgcolor: 'background.default',
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', md: '1px' },
  borderRadius: { md: 1 },
} as const;

const sumStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
} as const;

const faultStyle = {
  ...standaloneLink,
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;
