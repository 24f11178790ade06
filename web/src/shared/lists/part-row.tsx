import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../catalogue/catalogue-data.ts';
import { PriceText } from '../catalogue/price-text.tsx';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { useCatalogueText } from '../catalogue/use-catalogue-text.ts';
import { paths } from '../config/paths.ts';
import { standaloneLink } from '../theme/touch-target.ts';
import { Link } from '../ui/link.tsx';

interface PartRowProps {
  sku: string;
  product: ProductSummary | undefined;
  name?: string;
  note?: ReactNode;
  children?: ReactNode;
}

export function PartRow({ sku, product, name, note, children }: PartRowProps) {
  const partName = usePartName();
  const shown = partName({ sku, product, name });
  const isSold = product && isPurchasable(product.price);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={pictureStyle}>
        {product && <ProductPicture fileName={product.thumbnail} alt="" />}
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}>
        {product ? (
          <Box component={Link} to={paths.product(product.category, product.sku)} sx={linkStyle}>
            {shown}
          </Box>
        ) : (
          <Box sx={{ fontWeight: 600 }}>{shown}</Box>
        )}
        <Box translate="no" sx={quietStyle}>
          {sku}
        </Box>
        {product && !isSold && <PriceText part={product} />}
        {note && <Box sx={{ fontSize: '0.8125rem' }}>{note}</Box>}
      </Box>
      <Box sx={priceStyle}>{isSold && <PriceText part={product} />}</Box>
      <Box sx={controlsStyle}>{children}</Box>
    </Box>
  );
}

export function usePartName(): (
  part: Pick<PartRowProps, 'sku' | 'product'> & { name?: string | undefined },
) => string {
  const { t } = useTranslation('lists');
  const catalogueText = useCatalogueText();
  return ({ sku, product, name = t('unknownProduct', { sku }) }) =>
    catalogueText.productName(product ?? { sku, name });
}

export const partListStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const rowStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  py: 0.75,
  minHeight: 64,
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '56px minmax(36px, 1fr) auto',
    md: '56px minmax(0, 1fr) 120px minmax(280px, auto)',
  },
  gridTemplateAreas: {
    xs: '"picture name name" "price price controls"',
    md: '"picture name price controls"',
  },
} as const;

const pictureStyle = { gridArea: 'picture', width: 56, alignSelf: { xs: 'start', md: 'center' } };

const linkStyle = {
  ...standaloneLink,
  color: 'text.primary',
  fontWeight: 600,
  lineHeight: 1.35,
} as const;

const quietStyle = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

const priceStyle = {
  gridArea: 'price',
  fontWeight: 650,
  textAlign: { md: 'right' },
} as const;

const controlsStyle = {
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flexWrap: 'wrap',
} as const;
