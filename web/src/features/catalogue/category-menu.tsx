import { visibleCategories } from '@dental-shop/domain/catalogue/category';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { usePageData } from '../../data/use-page-data.ts';
import { touchTarget } from '../../theme/touch-target.ts';
import { catalogueData } from './catalogue-data.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

/** The side menu; there is no room for it on small screens. `selected` is a category's name. */
export function CategoryMenu({ selected }: { selected?: string }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const categories = usePageData(catalogueData.categories) ?? [];
  return (
    <Box
      component="nav"
      aria-labelledby="category-menu"
      sx={{ display: { xs: 'none', md: 'block' }, width: 232, flexShrink: 0 }}
    >
      <Typography id="category-menu" component="h2" variant="h3" sx={{ mb: 1 }}>
        {t('shop.productCategories')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {visibleCategories(categories).map(({ name }) => (
          <li key={name}>
            <Box
              component={Link}
              to={paths.category(name)}
              aria-current={name === selected ? 'page' : undefined}
              sx={linkStyle}
            >
              {catalogueText.categoryName(name)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  px: 1.5,
  borderLeft: '2px solid',
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main', borderColor: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;
