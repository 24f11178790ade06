import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import type { PartLink } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { stackedLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';

export function PartList({ parts }: { parts: readonly (PartLink & { quantity?: number })[] }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  return (
    <Box component="ul" sx={listStyle}>
      {parts.map((part) => {
        const isSold = isPurchasable(part.price);
        return (
          <Box component="li" key={part.sku} sx={rowStyle}>
            {part.quantity !== undefined && (
              <Box component="span" sx={{ minWidth: '2.5ch' }}>
                {t('parts.kit.quantity', { quantity: part.quantity })}
              </Box>
            )}
            <Box component={Link} to={paths.product(part.category, part.sku)} sx={linkStyle}>
              <span>{catalogueText.productName(part)}</span>
              <Box
                component="span"
                translate="no"
                sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}
              >
                {part.sku}
              </Box>
            </Box>
            <Box component="span" sx={isSold ? { textAlign: 'right' } : unsoldStyle}>
              <PriceText part={part} />
            </Box>
            {isSold && (
              <Box sx={{ width: 88, flexShrink: 0 }}>
                <AddToCartButton item={toCartItem(part)} isCompact />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** About as wide as a price and its button, so nothing moves when staff take a part off sale. */
const unsoldStyle = { width: 160, flexShrink: 0, textAlign: 'right', lineHeight: 1.3 } as const;

const linkStyle = {
  ...stackedLink,
  flexGrow: 1,
  minWidth: 0,
  color: 'text.primary',
} as const;
