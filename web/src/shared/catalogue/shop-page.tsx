import { visibleEntries } from '@dental-shop/domain/catalogue/hidden-entries';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentId } from '../config/content-id.ts';
import { paths } from '../config/paths.ts';
import { usePageData } from '../page-data/use-page-data.ts';
import { LinkMenu } from '../ui/link-menu.tsx';
import { catalogueData } from './catalogue-data.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

interface ShopPageProps {
  selectedCategory?: string;
  children: ReactNode;
}

/** The content with the categories beside it. */
export function ShopPage({ selectedCategory, children }: ShopPageProps) {
  return (
    <Container maxWidth="lg" sx={{ display: 'flex', gap: 4, py: { xs: 2, md: 4 } }}>
      <CategoryMenu {...(selectedCategory && { selected: selectedCategory })} />
      <Box id={contentId} tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0 }}>
        {children}
      </Box>
    </Container>
  );
}

/** Small screens have no room for it. `selected` is a category's name. */
function CategoryMenu({ selected }: { selected?: string }) {
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
      sx={{ display: { xs: 'none', md: 'block' }, width: 232, flexShrink: 0 }}
    />
  );
}
