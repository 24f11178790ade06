import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import { orderStatuses } from '@dental-shop/domain/order/order-status';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { readForm } from '../../../../shared/forms/use-form.ts';
import { usePrefilledForm } from '../../../../shared/forms/use-prefilled-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { useOfficeTimeZoneName } from '../../office-time-zone.ts';
import { staffPaths } from '../../staff-paths.ts';
import { ExportOrdersButton } from './export-orders-button.tsx';
import { isFiltered, readFilters } from './order-filters.ts';

const names = ['status', 'from', 'to', 'sku'] as const;

interface OrderFilterFormProps {
  filters: OrderFilters;
  onFilter: (filters: OrderFilters) => void;
}

export function OrderFilterForm({ filters, onFilter }: OrderFilterFormProps) {
  const { t } = useTranslation('staff');
  const timeZone = useOfficeTimeZoneName();
  const form = useRef<HTMLFormElement>(null);
  const { status, from, to, sku } = filters;
  usePrefilledForm(form, { status, from, to, sku });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(readFilters(new URLSearchParams(readForm(event.currentTarget, names))));
  };
  return (
    <form ref={form} onSubmit={submit} aria-label={t('orders.filters.label')}>
      <Box sx={fieldsStyle}>
        <SelectField {...optional} name="status" label={t('orders.filters.status')}>
          <option value="">{t('orders.filters.all')}</option>
          <option value="attention">{t('orders.filters.attention')}</option>
          {orderStatuses.map((word) => (
            <option key={word} value={word}>
              {t(`account.statuses.${word}`, { ns: 'translation' })}
            </option>
          ))}
        </SelectField>
        <FormField
          {...optional}
          name="sku"
          label={t('orders.order.sku')}
          hint={t('orders.filters.skuHint')}
          maxLength={40}
        />
        <FormField
          {...optional}
          name="from"
          type="date"
          label={t('orders.filters.from')}
          hint={t('orders.filters.days', { timeZone })}
        />
        <FormField {...optional} name="to" type="date" label={t('orders.filters.to')} />
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="outlined">
          {t('orders.filters.apply')}
        </Button>
        {isFiltered(filters) && (
          <Button component={Link} to={staffPaths.orders()}>
            {t('orders.filters.reset')}
          </Button>
        )}
        <ExportOrdersButton days={() => form.current && readForm(form.current, ['from', 'to'])} />
      </Stack>
      {filters.customer && <Typography sx={{ mt: 1 }}>{t('orders.filters.ofCustomer')}</Typography>}
    </form>
  );
}

const optional = { autoComplete: 'off', required: false } as const;

const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
} as const;
