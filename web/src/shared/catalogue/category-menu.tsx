import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import type { BoxProps } from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { usePageData } from '../page-data/use-page-data.ts';
import { LinkMenu } from '../ui/menus/link-menu.tsx';
import { catalogueData } from './catalogue-data.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

export function CategoryMenu({ selected, sx }: { selected?: string; sx: BoxProps['sx'] }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const categories = usePageData(catalogueData.categories) ?? [];
  return (
    <LinkMenu
      heading={t('shop.productCategories')}
      links={visibleEntries(categories).map(({ name }) => ({
        to: paths.category(name),
        label: catalogueText.categoryName(name),
        isCurrent: name === selected,
      }))}
      sx={sx}
    />
  );
}
