import { totalQuantity } from '@dental-shop/domain/cart/cart';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore, useCart } from '../../shared/cart/cart-store.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';

/** The badge shows the total quantity above 0; a live region tells screen readers of additions. */
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
        <Badge
          badgeContent={quantity || ''}
          max={Number.POSITIVE_INFINITY}
          color="secondary"
          overlap="circular"
          sx={badgeStyle}
        >
          <ShoppingCartIcon />
        </Badge>
      </IconButton>
      <CartAnnouncement />
    </>
  );
}

/**
 * Grows with the reader's text, and to the left: a screen's edge is close on the right. An empty cart's is hidden here:
 * MUI has other styles for one that it hides, which a phone would make as the first part is put into the cart.
 */
const badgeStyle = {
  '& .MuiBadge-badge:empty': { display: 'none' },
  '& .MuiBadge-badge': {
    transform: 'none',
    top: '-0.5rem',
    right: -8,
    height: '1.25rem',
    minWidth: '1.25rem',
    borderRadius: '0.625rem',
  },
} as const;

/** Announces only what is added on this page, not a cart that comes from storage, the account or another tab. */
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
