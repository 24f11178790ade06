import type { Dimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { telephoneLink } from '@dental-shop/domain/contact/telephone-link';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FactTable } from '../../shared/ui/fact-table.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { RelatedParts } from './related-parts.tsx';
import { SizeSwitch } from './size-switch.tsx';

export function ProductDetail({ product }: { product: ProductData }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const { price } = product;
  return (
    <>
      <Button
        component={Link}
        to={paths.category(product.category)}
        startIcon={<ArrowBackIcon />}
        size="small"
        sx={{ ml: -0.5, mb: 1 }}
      >
        {t('shop.back')}
      </Button>
      <Box sx={columnsStyle}>
        <ProductPictures product={product} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' } }}>
            {catalogueText.productName(product)}
          </Typography>
          {!isPurchasable(price) && (
            <Typography sx={{ my: 1, fontSize: '1rem', fontWeight: 650 }} role="note">
              {t(`shop.unavailable.${price}`)}
            </Typography>
          )}
          {price === 'call' && (
            <Button href={telephoneLink(site.company.phone)} variant="outlined">
              {site.company.phone}
            </Button>
          )}
          {isPurchasable(price) && <PurchaseForm product={product} />}
          {product.switches.map((choice) => (
            <SizeSwitch
              key={choice.label}
              category={product.category}
              sku={product.sku}
              choice={choice}
            />
          ))}
          {product.description !== '' && (
            <Typography sx={{ mt: 3, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
              {catalogueText.description(product)}
            </Typography>
          )}
          <DimensionTable dimensions={product.dimensions} />
          <Classification product={product} />
        </Box>
      </Box>
      <RelatedParts product={product} />
    </>
  );
}

function DimensionTable({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  if (dimensions.length === 0) return null;
  const facts = dimensions.map((each) => ({
    label: t(`parts.dimension.${each.label}`),
    value: dimensionValue(each),
  }));
  return <FactTable heading={t('parts.dimensions')} facts={facts} />;
}

function Classification({ product }: { product: ProductData }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const facts = [
    { label: t('shop.sku'), value: product.sku },
    { label: t('shop.category'), value: catalogueText.categoryName(product.category) },
    ...(product.subCategory === ''
      ? []
      : [
          {
            label: t('shop.subCategory'),
            value: catalogueText.subCategoryName(product.subCategory),
          },
        ]),
  ];
  return <FactTable heading={t('shop.details')} facts={facts} />;
}

const columnsStyle = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
