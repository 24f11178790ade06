import type { AnsweredLine } from '@dental-shop/domain/lists/lines-for-cart';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../catalogue/catalogue-data.ts';

export type AnsweredPart = AnsweredLine<ProductSummary>;

/** Why a line does not go into the cart as it is; nothing where it does. */
export function AnswerText({ line: { answer, adds } }: { line: AnsweredPart }) {
  const { t } = useTranslation('lists');
  if (answer === 'all') return null;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {t(`answer.${answer}`, { count: adds })}
    </Box>
  );
}
