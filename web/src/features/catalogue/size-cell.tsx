import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartItemOf } from '../../shared/cart/cart-item-of.ts';
import { cartStore, useCartQuantity } from '../../shared/cart/cart-store.ts';
import { itemAttribute } from '../../shared/cart/item-attribute.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import type { WhenWide } from './size-table-style.ts';

interface SizeCellProps {
  part: ProductSummary;
  ifWide: WhenWide;
  isTabStop: boolean;
  isChosen: boolean;
  /** Called at every press, too: Safari does not focus a button that is pressed. */
  onChoose: (sku: string) => void;
}

/**
 * A cell of a size table: it names its part by the SKU, because row and column say the sizes already. A press in
 * one cell renders none of the others: a phone would take a second for all of them.
 */
export const SizeCell = memo(function SizeCell(props: SizeCellProps) {
  const { part, ifWide, isTabStop, isChosen, onChoose } = props;
  const { t } = useTranslation();
  const quantity = useCartQuantity(part.sku);
  const name = useCatalogueText().productName(part);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <Box
      onFocus={() => onChoose(part.sku)}
      data-item={itemAttribute(cartItemOf(part))}
      data-filled={quantity > 0 || undefined}
      data-chosen={isChosen || undefined}
      sx={cellStyle}
    >
      <Box sx={{ display: 'none', py: 0.5, ...ifWide({ display: 'block' }) }}>
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
        </Box>
        <QuantityStepper
          name={name}
          quantity={quantity}
          min={0}
          onChange={(wanted) => {
            onChoose(part.sku);
            cartStore.setQuantity(cartItemOf(part), wanted);
          }}
          isDense
          isTabStop={isTabStop}
        />
        <Box sx={noteStyle}>{quantity > 0 && t('parts.sizes.inCart', { count: quantity })}</Box>
      </Box>
      <ButtonBase
        data-cell-button
        tabIndex={tabIndex}
        onClick={() => {
          onChoose(part.sku);
          cartStore.add(cartItemOf(part));
        }}
        sx={{ ...buttonStyle, ...ifWide({ display: 'none' }) }}
      >
        <span>{part.sku}</span> <b>{quantity > 0 ? quantity : '+'}</b>{' '}
        {/* After what is seen, which who speaks to the device says. */}
        <Box component="span" sx={visuallyHidden}>
          {quantity > 0
            ? t('parts.sizes.addMore', { name, count: quantity })
            : t('shop.addNamed', { name })}
        </Box>
      </ButtonBase>
    </Box>
  );
});

const linkStyle = {
  display: 'block',
  position: 'relative',
  minHeight: 24,
  lineHeight: '24px',
  fontSize: '0.8125rem',
  color: 'primary.main',
} as const;

/** The line with the count keeps its height while it is empty, so that the table does not move. */
const noteStyle = { height: 20, fontSize: '0.75rem', lineHeight: '20px' } as const;

const buttonStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: 52,
  fontFamily: 'inherit',
  color: 'inherit',
  '& span': { fontSize: '0.6875rem' },
  '& b': { fontSize: '1rem', lineHeight: 1.4 },
} as const;

/** By attributes: as styles of their own, a phone would make them at the press. */
const cellStyle = {
  '&[data-filled]': { bgcolor: 'action.selected', '& b': { color: 'secondary.main' } },
  '&[data-chosen] button[data-cell-button]': { boxShadow: 'inset 0 0 0 2px currentColor' },
} as const;
