import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { RangeDrawing } from './range-drawing.tsx';

/** What a dentist asks first: what is this, what does it cost, where is my part, how do I join. */
export function Welcome() {
  const { t } = useTranslation('home');
  const { t: shopText } = useTranslation();
  const prices = usePageData(catalogueData.startingPrices) ?? {};
  return (
    <Box component="section" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={layoutStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ maxWidth: '24ch' }}>
            {t('welcome.heading')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '56ch' }}>
            {t('welcome.introduction')}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ mt: 2, gap: 1.5, flexWrap: 'wrap' }}>
            <FirstStep />
            <Button component={Link} to={paths.products} variant="outlined" size="large">
              {t('welcome.allProducts')}
            </Button>
          </Stack>
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
      <RangeDrawing />
    </Box>
  );
}

/** The way in for a visitor; for a customer, who has it behind them, the quick way to an order. */
function FirstStep() {
  const { t } = useTranslation('home');
  const { t: shopText } = useTranslation();
  const isCustomer = useSignedInSession() !== undefined;
  const shownIf = (isShown: boolean) => ({
    gridArea: '1 / 1',
    visibility: isShown ? 'visible' : 'hidden',
  });
  return (
    <Button
      component={Link}
      to={isCustomer ? paths.quickOrder : paths.register}
      variant="contained"
      size="large"
    >
      {/* As wide as the wider of both: who is here is known later than the page is seen. */}
      <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'center' }}>
        <Box component="span" sx={shownIf(!isCustomer)}>
          {t('welcome.register')}
        </Box>
        <Box component="span" sx={shownIf(isCustomer)}>
          {shopText('common.quickOrder')}
        </Box>
      </Box>
    </Button>
  );
}

const pricedCategories = [
  { category: 'Implants', label: 'implants' },
  { category: 'Healing Caps', label: 'healingCaps' },
  { category: 'Solid Abutments', label: 'solidAbutments' },
] as const;

/** What there is beside what it costs, so that the drawing below is on the first screen too. */
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
    // In large text the price goes below.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    '& strong': { whiteSpace: 'nowrap' },
    alignItems: 'center',
    borderBottom: 1,
    borderColor: 'divider',
  },
  // The link fills the row up to the price.
  '& a': { ...standaloneLink, flexGrow: 1, color: 'primary.main' },
} as const;
