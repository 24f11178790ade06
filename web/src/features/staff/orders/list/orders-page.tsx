import { selectOrders } from '@dental-shop/domain/order/order-selection';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { readForm } from '../../../../shared/forms/use-form.ts';
import { usePrefilledForm } from '../../../../shared/forms/use-prefilled-form.ts';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useOfficeTimeZone } from '../../office-time-zone.ts';
import { OrderFilterForm } from './order-filter-form.tsx';
import { readFilters, writeFilters } from './order-filters.ts';
import { NoOrders, OrderList } from './order-list.tsx';
import { readPage } from './page-cursor.ts';

export default function OrdersPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('orders.title'), description: t('orders.description') });
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const selection = selectOrders(filters, useOfficeTimeZone());
  const [listed, setListed] = useState<number>();
  const found = selection.by === 'nothing' ? 0 : listed;
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('orders.title')}</Typography>
      <OrderSearch
        search={filters.search}
        onSearch={(search) => setAddress(writeFilters({ search }))}
      />
      <OrderFilterForm
        filters={filters}
        onFilter={(changed) => setAddress(writeFilters({ ...changed, customer: filters.customer }))}
      />
      {/* Rendered outside the list, because screen readers only announce changes to an existing element. */}
      <Typography role="status" color="textSecondary">
        {found !== undefined && t('orders.list.found', { count: found })}
      </Typography>
      {selection.by === 'nothing' ? (
        <NoOrders isFiltered />
      ) : (
        <OrderList
          key={address.toString()}
          selection={selection}
          page={readPage(address)}
          filters={filters}
          onShown={setListed}
        />
      )}
    </Stack>
  );
}

interface OrderSearchProps {
  search: string | undefined;
  onSearch: (search: string) => void;
}

function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const { t } = useTranslation('staff');
  const form = useRef<HTMLFormElement>(null);
  usePrefilledForm(form, { search });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(readForm(event.currentTarget, ['search']).search);
  };
  return (
    <Box component="form" ref={form} role="search" onSubmit={submit} sx={searchStyle}>
      <FormField
        name="search"
        label={t('orders.search.label')}
        hint={t('orders.search.hint')}
        autoComplete="off"
        maxLength={320}
        required={false}
      />
      <Button type="submit" variant="contained" sx={{ mt: { sm: '1.5625rem' } }}>
        {t('orders.search.button')}
      </Button>
    </Box>
  );
}

const searchStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 32rem) auto' },
  justifyContent: 'start',
  alignItems: 'start',
  gap: 1,
} as const;
