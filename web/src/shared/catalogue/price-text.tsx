import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Offer } from './catalogue-data.ts';
import { useUnavailableText } from './use-unavailable-text.ts';

export function PriceText({ part }: { part: Offer }) {
  const { t } = useTranslation();
  const unavailableText = useUnavailableText();
  const { price, availability } = part;
  if (!isPurchasable(price)) {
    return (
      <Box component="span" sx={unsoldStyle}>
        {unavailableText(price, availability)}
      </Box>
    );
  }
  const amount = (
    <span className="price" translate="no">
      {formatPrice(price)}
    </span>
  );
  if (availability?.kind !== 'ships-in') return amount;
  return (
    <Box component="span" sx={stackStyle}>
      {amount}
      <Box component="span" sx={noteStyle}>
        {t('shop.shipsIn', { count: availability.days })}
      </Box>
    </Box>
  );
}

const unsoldStyle = { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' } as const;

/** A small line height, so that the price and the note fit in the price's place without a layout shift. */
const stackStyle = { display: 'inline-block', lineHeight: 1.15, whiteSpace: 'nowrap' } as const;

const noteStyle = {
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: 'text.secondary',
} as const;
