import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { paths } from '../../shared/config/paths.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { featuredGroups } from './featured-groups.ts';

export function FeaturedProducts() {
  const { t } = useTranslation('home');
  const categories = usePageData(catalogueData.categories) ?? [];
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('featured.heading')}
      </Typography>
      <Box sx={gridStyle}>
        {featuredGroups.map((group) => (
          <FeaturedCard
            key={group.key}
            group={group}
            fileName={categories.find(({ name }) => name === group.category)?.thumbnail ?? ''}
          />
        ))}
      </Box>
    </Container>
  );
}

interface FeaturedCardProps {
  group: (typeof featuredGroups)[number];
  /** Empty if the category has no image. */
  fileName: string;
}

function FeaturedCard({ group, fileName }: FeaturedCardProps) {
  const { t } = useTranslation('home');
  const title = t(`featured.group.${group.key}.title`);
  const path = paths.category(group.urlName);
  return (
    <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <ProductPicture fileName={fileName} alt="" isWide />
      <Box sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography component="h3" sx={{ fontSize: '1rem' }}>
          <Button
            component={Link}
            to={path}
            sx={{ p: 0, minWidth: 0, textAlign: 'left', lineHeight: 1.3 }}
          >
            {title}
          </Button>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {t(`featured.group.${group.key}.description`)}
        </Typography>
        <Button
          component={Link}
          to={path}
          variant="outlined"
          color={group.buttonColor}
          aria-label={t('featured.seeAllOf', { title })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('featured.seeAll')}
        </Button>
      </Box>
    </Card>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
