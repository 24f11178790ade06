import { formatDate, locales } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { DayFigures } from '@dental-shop/domain/statistics/daily-statistics';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';

const height = 300;
const money = (cents: number | null) => formatPrice(cents ?? 0);
const shortMoney = (cents: number) =>
  new Intl.NumberFormat(locales.en, {
    style: 'currency',
    currency: 'usd',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(cents / 100);

/** No keyboard navigation: screen readers get the summary and the table. */
const common = {
  height,
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
} as const;

export function DayChart({ days }: { days: readonly DayFigures[] }) {
  const { t, i18n } = useTranslation('staff');
  const { vars, palette } = useTheme();
  return (
    <BarChart
      {...common}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string) =>
            formatDate(new Date(day), 'shortDay', i18n.language, 'UTC'),
          tickLabelMinGap: 12,
        },
      ]}
      yAxis={[{ valueFormatter: shortMoney, width: 56 }]}
      series={[
        {
          data: days.map(({ revenue }) => revenue),
          label: t('overview.columns.revenue'),
          valueFormatter: money,
          color: (vars ?? { palette }).palette.primary.main,
        },
      ]}
    />
  );
}

interface CategoryChartProps {
  categories: readonly { name: string; revenue: number }[];
}

export function CategoryChart({ categories }: CategoryChartProps) {
  const { t } = useTranslation('staff');
  const { vars, palette } = useTheme();
  // Long names are shortened on phones, where the bars need the space.
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <BarChart
      {...common}
      layout="horizontal"
      grid={{ vertical: true }}
      margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
      yAxis={[
        {
          scaleType: 'band',
          data: categories.map(({ name }) => name),
          width: isPhone ? 168 : 240,
        },
      ]}
      xAxis={[{ valueFormatter: shortMoney, tickNumber: 4 }]}
      series={[
        {
          data: categories.map(({ revenue }) => revenue),
          label: t('overview.columns.revenue'),
          valueFormatter: money,
          color: (vars ?? { palette }).palette.primary.main,
        },
      ]}
    />
  );
}
