import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { useStoredClaims } from '../../shared/session/use-stored-claims.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

const ReorderButton = lazy(() =>
  loadChunk('reorder-button', () => import('./reorder-button.tsx')).catch(() => ({
    default: ReorderLink,
  })),
);

export function Welcome() {
  const { t } = useTranslation('home');
  const { t: shopText } = useTranslation();
  const prices = usePageData(catalogueData.startingPrices) ?? {};
  const isApproved = useStoredClaims()?.approved === true;
  return (
    <Box component="section" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={layoutStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ maxWidth: '24ch' }}>
            {t('welcome.heading')}
          </Typography>
          <Box sx={{ display: 'grid', mt: 1.5, maxWidth: '56ch' }}>
            <Typography data-signed-out color="textSecondary" sx={displayIf(!isApproved)}>
              {t('welcome.introduction')}
            </Typography>
            <Typography color="textSecondary" sx={displayIf(isApproved)}>
              {t('welcome.greeting')}
            </Typography>
          </Box>
          <Box sx={{ display: 'grid', mt: 2 }}>
            <Box data-signed-out sx={{ ...stepsStyle, ...displayIf(!isApproved) }}>
              <FirstStep />
              <Button component={Link} to={paths.products} variant="outlined" size="large">
                {t('welcome.allProducts')}
              </Button>
            </Box>
            <Box sx={{ ...stepsStyle, ...displayIf(isApproved) }}>
              {isApproved ? (
                <Suspense fallback={<ReorderLink />}>
                  <ReorderButton />
                </Suspense>
              ) : (
                <ReorderLink />
              )}
              <Button
                component={Link}
                to={paths.account('buy-again')}
                variant="outlined"
                size="large"
              >
                {t('welcome.buyAgain')}
              </Button>
            </Box>
          </Box>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box component="ul" sx={pricesStyle}>
            {pricedCategories.map(({ category, label }) =>
              prices[category] === undefined ? null : (
                <li key={category}>
                  <Link to={paths.category(category)}>{t(`welcome.${label}`)}</Link>
                  <strong className="price">
                    {shopText('shop.from', { price: formatPrice(prices[category]) })}
                  </strong>
                </li>
              ),
            )}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

function FirstStep() {
  const { t } = useTranslation('home');
  const { t: shopText } = useTranslation();
  const isCustomer = useSignedInSession() !== undefined;
  return (
    <Button
      component={Link}
      to={isCustomer ? paths.quickOrder : paths.register}
      variant="contained"
      size="large"
    >
      <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'center' }}>
        <Box component="span" sx={displayIf(!isCustomer)}>
          {t('welcome.register')}
        </Box>
        <Box component="span" sx={displayIf(isCustomer)}>
          {shopText('common.quickOrder')}
        </Box>
      </Box>
    </Button>
  );
}

function ReorderLink() {
  const { t } = useTranslation('home');
  return (
    <Button component={Link} to={paths.account('orders')} variant="contained" size="large">
      {t('welcome.reorder')}
    </Button>
  );
}

/** Both variants share one grid cell, because the session isn't known until after the first paint. */
const displayIf = (isShown: boolean) =>
  ({ gridArea: '1 / 1', visibility: isShown ? 'inherit' : 'hidden' }) as const;

const stepsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'flex-start',
  gap: 1.5,
} as const;

const pricedCategories = [
  { category: 'Implants', label: 'implants' },
  { category: 'Healing Caps', label: 'healingCaps' },
  { category: 'Solid Abutments', label: 'solidAbutments' },
] as const;

const layoutStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  columnGap: 6,
  alignItems: 'end',
  py: { xs: 2, md: 3 },
} as const;

const pricesStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: { xs: 2, md: 0 },
  mb: { xs: 1, md: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    '& strong': { whiteSpace: 'nowrap' },
    alignItems: 'center',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& a': { ...standaloneLink, flexGrow: 1, color: 'primary.main' },
} as const;
