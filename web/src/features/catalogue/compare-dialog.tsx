import type { DimensionLabel } from '@dental-shop/domain/catalogue/sizes/dimensions';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueData, type ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { scrollEdges } from '../../shared/theme/scroll-edges.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

interface CompareDialogProps {
  skus: readonly string[];
  onRemove: (sku: string) => void;
  onClose: () => void;
}

export default function CompareDialog({ skus, onRemove, onClose }: CompareDialogProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const region = useRef<HTMLElement>(null);
  const remove = (sku: string) => {
    // The focused button disappears with its column. Without focus, the dialog wouldn't receive Escape.
    region.current?.focus();
    onRemove(sku);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby={headingId}
      // The scroll shadows are drawn for this background.
      slotProps={{ paper: { sx: { bgcolor: 'background.default', backgroundImage: 'none' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1 }}>
        <Typography id={headingId} variant="h2" sx={{ flexGrow: 1 }}>
          {t('parts.compare.heading')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('parts.compare.close')} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box ref={region} tabIndex={0} role="region" aria-labelledby={headingId} sx={scrollStyle}>
        <Suspense>
          <ComparisonTable skus={skus} onRemove={remove} />
        </Suspense>
      </Box>
    </Dialog>
  );
}

function useProducts([a = '', b = '', c = '', d = '']: readonly string[]): ProductData[] {
  // Every render must call the same number of hooks, so missing SKUs become empty strings.
  const found = [useProduct(a), useProduct(b), useProduct(c), useProduct(d)];
  return found.filter((product) => product !== null);
}

const noProduct = { url: '/data/categories.json' } as const;

function useProduct(sku: string): ProductData | null {
  const product = usePageData<ProductData>(sku === '' ? noProduct : catalogueData.product(sku));
  return sku === '' ? null : product;
}

function ComparisonTable({ skus, onRemove }: Pick<CompareDialogProps, 'skus' | 'onRemove'>) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const dimensionValue = useDimensionValue();
  const products = useProducts(skus);
  const labels = new Set<DimensionLabel>(
    products.flatMap(({ dimensions }) => dimensions.map(({ label }) => label)),
  );
  const sizeOf = (product: ProductData, label: DimensionLabel) => {
    const size = product.dimensions.find((each) => each.label === label);
    return size ? dimensionValue(size) : '–';
  };
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <td />
          {products.map((product) => (
            <th key={product.sku} scope="col">
              <ProductPicture fileName={product.thumbnail} alt="" isWide />
              <Box
                component={Link}
                to={paths.product(product.category, product.sku)}
                sx={{ ...standaloneLink, color: 'primary.main' }}
              >
                {catalogueText.productName(product)}
              </Box>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('shop.sku')}</th>
          {products.map(({ sku }) => (
            <td key={sku}>{sku}</td>
          ))}
        </tr>
        {[...labels].map((label) => (
          <tr key={label}>
            <th scope="row">{t(`parts.dimension.${label}`)}</th>
            {products.map((product) => (
              <td key={product.sku}>{sizeOf(product, label)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('parts.information.price')}</th>
          {products.map((product) => (
            <td key={product.sku}>
              <PriceText part={product} />
            </td>
          ))}
        </tr>
        <tr>
          <td />
          {products.map((product) => (
            <td key={product.sku}>
              <Button
                size="small"
                aria-label={t('parts.compare.removePart', {
                  name: catalogueText.productName(product),
                })}
                onClick={() => onRemove(product.sku)}
              >
                {t('parts.compare.remove')}
              </Button>
            </td>
          ))}
        </tr>
      </tbody>
    </Box>
  );
}

const scrollStyle = { ...scrollEdges, position: 'relative', px: 2, pb: 2, minHeight: 320 } as const;

const tableStyle = {
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 0.75, pr: 2, minWidth: 112 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th, & thead td': { minWidth: 88, fontWeight: 400, color: 'text.secondary' },
  '& thead th': { fontWeight: 600, maxWidth: 220, verticalAlign: 'bottom' },
} as const;
