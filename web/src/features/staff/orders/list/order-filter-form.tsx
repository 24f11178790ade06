import { isRangeInverted, type OrderFilters } from '@dental-shop/domain/order/order-filters';
import { orderStatuses } from '@dental-shop/domain/order/order-status';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { usePrefilledForm } from '../../../../shared/forms/use-prefilled-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useOfficeTimeZoneName } from '../../time/office-time-zone.ts';
import { readFilters } from './order-list-address.ts';

const names = ['status', 'from', 'to', 'sku'] as const;
type FilterName = (typeof names)[number];

interface OrderFilterFormProps {
  id: string;
  filters: OrderFilters;
  onFilter: (filters: OrderFilters) => void;
}

export function OrderFilterForm({ id, filters, onFilter }: OrderFilterFormProps) {
  const { t } = useTranslation('staff');
  const timeZone = useOfficeTimeZoneName();
  const form = useForm<FilterName, Record<FilterName, string>, 'skuWithAttention' | 'inverted'>({
    names,
    read: (fields) => fields,
    validate: ({ status, sku, from, to }) => ({
      ...(status === 'attention' && sku.trim() !== '' && { sku: 'skuWithAttention' }),
      ...(to !== '' && isRangeInverted({ from, to }) && { to: 'inverted' }),
    }),
    send: async (fields) => onFilter(readFilters(new URLSearchParams(fields))),
  });
  const { status, from, to, sku } = filters;
  usePrefilledForm(form.elementProps.ref, { status, from, to, sku });
  return (
    <form id={id} aria-label={t('orders.filters.label')} {...form.elementProps}>
      <Box sx={fieldsStyle}>
        <SelectField
          {...optional}
          name="status"
          label={t('orders.filters.status')}
          onChange={() => form.clear('sku')}
        >
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
          error={form.issues.sku && t(`orders.filters.issues.${form.issues.sku}`)}
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
        <FormField
          {...optional}
          name="to"
          type="date"
          label={t('orders.filters.to')}
          error={form.issues.to && t(`orders.filters.issues.${form.issues.to}`)}
        />
      </Box>
      <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
        {t('orders.filters.apply')}
      </Button>
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
