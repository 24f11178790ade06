import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { OverviewSpan } from '@dental-shop/domain/api/staff/office-calls';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { ChartWithFigures } from './chart-with-figures.tsx';

const chart = () => loadChunk('revenue-charts', () => import('./revenue-charts.tsx'));
const DayChart = lazy(async () => ({ default: (await chart()).DayChart }));
const CategoryChart = lazy(async () => ({ default: (await chart()).CategoryChart }));

const placeholder = <Skeleton variant="rounded" height={300} />;

interface RevenueProps {
  overview: StaffOutput<'readOverview'>;
  days: OverviewSpan;
}

export function Revenue({ overview: { byDay, byCategory }, days }: RevenueProps) {
  const { t, i18n } = useTranslation('staff');
  const { categoryName } = useCatalogueText();
  const total = byDay.reduce((sum, { revenue }) => sum + revenue, 0);
  const categories = byCategory.map(({ category, revenue }) => ({
    name: categoryName(category),
    revenue,
  }));
  const best = categories[0]?.name;
  if (byDay.every(({ orders, refunded }) => orders === 0 && refunded === 0)) {
    return <EmptyState>{t('overview.noSales', { days })}</EmptyState>;
  }
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ gap: 4, '& > *': { flex: 1, minWidth: 0 } }}
    >
      <ChartWithFigures
        title={t('overview.byDay')}
        summary={t('overview.byDaySummary', { total: formatPrice(total), days })}
        columns={['day', 'orders', 'revenue', 'refunded']}
        rows={[...byDay]
          .reverse()
          .map(({ day, orders, revenue, refunded }) => [
            formatCalendarDate(day, i18n.language, 'mediumDay'),
            String(orders),
            formatPrice(revenue),
            formatPrice(refunded),
          ])}
      >
        <Suspense fallback={placeholder}>
          <DayChart days={byDay} />
        </Suspense>
      </ChartWithFigures>
      {best !== undefined && (
        <ChartWithFigures
          title={t('overview.byCategory')}
          summary={t('overview.byCategorySummary', { best })}
          columns={['category', 'revenue']}
          rows={categories.map(({ name, revenue }) => [name, formatPrice(revenue)])}
        >
          <Suspense fallback={placeholder}>
            <CategoryChart categories={categories} />
          </Suspense>
        </ChartWithFigures>
      )}
    </Stack>
  );
}
