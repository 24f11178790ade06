import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { cartStore, useCartQuantity } from '../../shared/cart/cart-store.ts';
import { itemAttribute } from '../../shared/cart/loader-contract.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { useUnavailableText } from '../../shared/catalogue/use-unavailable-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { touchScreen, touchTarget } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { fontSize, type WideStyles } from './size-table-style.ts';

interface SizeCellProps {
  part: ProductSummary;
  /** Only if the table doesn't show the part's price elsewhere. */
  ownPrice?: string | undefined;
  wideOnly: WideStyles;
  isTabStop: boolean;
  isChosen: boolean;
  /** Also called on every press, because Safari doesn't focus a pressed button. */
  onChoose: (sku: string) => void;
}

/** Memoized because re-rendering all cells takes a second on phones. */
export const SizeCell = memo(function SizeCell(props: SizeCellProps) {
  const { part, ownPrice, wideOnly, isTabStop, isChosen, onChoose } = props;
  const { t } = useTranslation();
  const unavailableText = useUnavailableText();
  const quantity = useCartQuantity(part.sku);
  const name = useCatalogueText().productName(part);
  const tabIndex = isTabStop ? 0 : -1;
  const { price } = part;
  const isSold = isPurchasable(price);
  return (
    <Box
      onFocus={() => onChoose(part.sku)}
      data-item={isSold ? itemAttribute(toCartItem(part)) : undefined}
      data-filled={quantity > 0 || undefined}
      data-chosen={isChosen || undefined}
      sx={cellStyle}
    >
      <Box
        component={Link}
        to={paths.product(part.category, part.sku)}
        tabIndex={tabIndex}
        sx={linkStyle}
      >
        <span translate="no">{part.sku}</span>{' '}
        <Box component="span" sx={visuallyHidden}>
          {name}
        </Box>
        {ownPrice !== undefined && <small>{ownPrice}</small>}
      </Box>
      <Box sx={{ display: 'none', pb: 1, ...wideOnly({ display: 'block' }) }}>
        {isSold ? (
          <QuantityStepper
            name={name}
            quantity={quantity}
            min={0}
            onChange={(newQuantity) => {
              onChoose(part.sku);
              cartStore.setQuantity(toCartItem(part), newQuantity);
            }}
            isDense
            isTabStop={isTabStop}
          />
        ) : (
          <Box component="span" sx={unsoldStyle}>
            {t('parts.sizes.unsold')}
          </Box>
        )}
      </Box>
      <ButtonBase
        data-cell-button
        tabIndex={tabIndex}
        aria-label={
          !isSold
            ? `${name}: ${unavailableText(price, part.availability)}`
            : quantity > 0
              ? t('parts.sizes.addMore', { name, count: quantity })
              : t('shop.addNamed', { name })
        }
        onClick={() => {
          onChoose(part.sku);
          if (isSold) cartStore.add(toCartItem(part));
        }}
        sx={{ ...buttonStyle, ...wideOnly({ display: 'none' }) }}
      >
        {isSold ? <b>+</b> : <span>–</span>}
        {quantity > 0 && <i>{quantity}</i>}
      </ButtonBase>
    </Box>
  );
});

const linkStyle = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minHeight: touchTarget,
  pt: 0.5,
  fontSize,
  lineHeight: 1.3,
  color: 'primary.main',
  '& small': { fontSize: '0.6875rem', color: 'text.primary' },
} as const;

/** As tall as the stepper. */
const unsoldStyle = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 34,
  [touchScreen]: { minHeight: touchTarget + 2 },
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: 'text.secondary',
} as const;

const buttonStyle = {
  position: 'relative',
  display: 'flex',
  width: '100%',
  height: touchTarget,
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  color: 'inherit',
  '& b': {
    width: 32,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.default',
    fontSize: '1.25rem',
    fontWeight: 500,
    lineHeight: '30px',
  },
  // Before hydration, the loader shows "Added" here.
  '&[data-early] b': { visibility: 'hidden' },
  '& i': {
    position: 'absolute',
    top: -4,
    left: 'calc(50% + 4px)',
    minWidth: 20,
    px: 0.5,
    borderRadius: '10px',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    fontStyle: 'normal',
    fontWeight: 600,
    lineHeight: '20px',
  },
} as const;

/** Uses attribute selectors, because generating new styles on a tap is slow on a phone. */
const cellStyle = {
  '&[data-filled]': { bgcolor: 'action.selected' },
  '&[data-chosen] button[data-cell-button]': { boxShadow: 'inset 0 0 0 2px currentColor' },
} as const;
