import { visibleCategories } from '@dental-shop/domain/catalogue/category';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { usePageData } from '../page-data/use-page-data.ts';
import { LinkMenu } from '../ui/link-menu.tsx';
import { catalogueData } from './catalogue-data.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

/** The side menu; there is no room for it on small screens. `selected` is a category's name. */
export function CategoryMenu({ selected }: { selected?: string }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const categories = usePageData(catalogueData.categories) ?? [];
  return (
    <LinkMenu
      heading={t('shop.productCategories')}
      links={visibleCategories(categories).map(({ name }) => ({
        to: paths.category(name),
        label: catalogueText.categoryName(name),
        isCurrent: name === selected,
      }))}
      sx={{ display: { xs: 'none', md: 'block' }, width: 232, flexShrink: 0 }}
    />
  );
}
