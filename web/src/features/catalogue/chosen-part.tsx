import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { cartStore, useCartQuantity } from '../../shared/cart/cart-store.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { useUnavailableText } from '../../shared/catalogue/use-unavailable-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { touchScreen } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import type { WideStyles } from './size-table-style.ts';

interface ChosenPartProps {
  part: ProductSummary | undefined;
  wideOnly: WideStyles;
}

export function ChosenPart({ part, wideOnly }: ChosenPartProps) {
  const { t } = useTranslation();
  if (!part) {
    return (
      <Box sx={{ ...barStyle, position: 'static', color: 'text.secondary', fontSize: '0.875rem' }}>
        <Box component="span" sx={wideOnly({ display: 'none' })}>
          {t('parts.sizes.hint')}
        </Box>
        <Box component="span" sx={{ display: 'none', ...wideOnly({ display: 'inline' }) }}>
          <span>{t('parts.sizes.counts')}</span>{' '}
          <Box component="span" sx={{ [touchScreen]: { display: 'none' } }}>
            {t('parts.sizes.keys')}
          </Box>
        </Box>
      </Box>
    );
  }
  return <Chosen part={part} wideOnly={wideOnly} />;
}

function Chosen({ part, wideOnly }: { part: ProductSummary; wideOnly: WideStyles }) {
  const { t } = useTranslation();
  const name = useCatalogueText().productName(part);
  const unavailableText = useUnavailableText();
  const quantity = useCartQuantity(part.sku);
  const { price, availability } = part;
  const isSold = isPurchasable(price);
  return (
    <Box sx={{ ...barStyle, ...wideOnly({ position: 'static' }) }}>
      <Box sx={pictureStyle}>
        <ProductPicture fileName={part.thumbnail} alt="" isWide />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, lineHeight: 1.3 }}>
        <Box component={Link} to={paths.product(part.category, part.sku)} sx={nameStyle}>
          {name}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <span translate="no">{part.sku}</span>
          {!isSold && <span>{` · ${unavailableText(price, availability)}`}</span>}
          {isSold && availability?.kind === 'ships-in' && (
            <span>{` · ${t('shop.shipsIn', { count: availability.days })}`}</span>
          )}
          {quantity > 0 && <span>{` · ${t('parts.sizes.inCart', { count: quantity })}`}</span>}
        </Box>
      </Box>
      <CompareToggle product={part} />
      {isSold && (
        <Box sx={wideOnly({ display: 'none' })}>
          <QuantityStepper
            name={name}
            quantity={quantity}
            min={0}
            onChange={(newQuantity) => cartStore.setQuantity(toCartItem(part), newQuantity)}
          />
        </Box>
      )}
    </Box>
  );
}

/** The fixed height prevents layout shift when a part is chosen. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 72,
  py: 0.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const pictureStyle = {
  width: 64,
  flexShrink: 0,
  '@container (max-width: 480px)': { display: 'none' },
} as const;

const nameStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  fontWeight: 600,
  fontSize: '0.875rem',
} as const;
