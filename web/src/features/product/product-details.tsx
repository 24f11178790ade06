import type { Product } from '@dental-shop/domain/catalogue/product';
import { useTranslation } from 'react-i18next';
import { FactTable } from './fact-table.tsx';

export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation();
  const facts = [
    { label: t('shop.sku'), value: product.sku },
    { label: t('shop.category'), value: product.category },
    ...(product.subCategory === ''
      ? []
      : [{ label: t('shop.subCategory'), value: product.subCategory }]),
  ];
  return <FactTable heading={t('shop.details')} facts={facts} />;
}
