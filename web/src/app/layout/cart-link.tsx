import { totalQuantity } from '@dental-shop/domain/cart/cart';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore, useCart } from '../../shared/cart/cart-store.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';

export function CartLink() {
  const { t } = useTranslation();
  const quantity = totalQuantity(useCart());
  return (
    <>
      <IconButton
        component={Link}
        to={paths.cart}
        color="primary"
        edge="end"
        aria-label={quantity > 0 ? t('common.cartWith', { count: quantity }) : t('common.cart')}
      >
        <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
          <ShoppingCartIcon />
          <Box component="span" sx={badgeStyle}>
            {quantity || ''}
          </Box>
        </Box>
      </IconButton>
      <CartAnnouncement />
    </>
  );
}

/** In rem, so it scales with the text size. Grows to the left, away from the screen's edge. */
const badgeStyle = {
  position: 'absolute',
  top: '-0.5rem',
  right: -8,
  boxSizing: 'border-box',
  minWidth: '1.25rem',
  height: '1.25rem',
  px: '6px',
  borderRadius: '0.625rem',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 'fontWeightMedium',
  lineHeight: '1.25rem',
  textAlign: 'center',
  '&:empty': { display: 'none' },
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder', lineHeight: '1.125rem' },
} as const;

/** Announces only additions made on this page, not carts from storage, the account, or another tab. */
function CartAnnouncement() {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState('');
  useEffect(
    () =>
      cartStore.onAdd((cart) => {
        const count = totalQuantity(cart);
        setAnnounced(`${t('shop.itemAdded')} ${t('common.cartWith', { count })}`);
      }),
    [t],
  );
  return (
    <span role="status" style={visuallyHidden}>
      {announced}
    </span>
  );
}
