import type { Product } from '@dental-shop/domain/catalogue/product';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { FactTable } from '../../shared/ui/fact-table.tsx';

export function ProductDetails({ product }: { product: Product }) {
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
