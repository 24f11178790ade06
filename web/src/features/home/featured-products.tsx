import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { FeaturedCard } from './featured-card.tsx';
import { featuredGroups } from './featured-groups.ts';

export function FeaturedProducts() {
  const { t } = useTranslation();
  const categories = usePageData(catalogueData.categories) ?? [];
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('shop.home.featured')}
      </Typography>
      <Box sx={gridStyle}>
        {featuredGroups.map((group) => (
          <FeaturedCard
            key={group.key}
            title={t(`shop.home.group.${group.key}.title`)}
            description={t(`shop.home.group.${group.key}.description`)}
            address={paths.category(group.title)}
            buttonColor={group.button}
            image={categories.find(({ name }) => name === group.category)?.thumbnail ?? ''}
          />
        ))}
      </Box>
    </Container>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
