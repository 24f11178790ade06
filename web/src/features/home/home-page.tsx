import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../data/document-head.ts';
import { FeaturedProducts } from './featured-products.tsx';
import { Welcome } from './welcome.tsx';

export default function HomePage() {
  const { t } = useTranslation();
  useDocumentHead({ title: '', description: t('shop.home.description') });
  return (
    <>
      <Welcome />
      <FeaturedProducts />
    </>
  );
}
