import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import { readFilters, writeFilters } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { OrderSearch } from './order-search.tsx';
import { selectOrders } from './order-selection.ts';
import { readPage } from './page-cursor.ts';

/** The address says what is shown, so that it can be kept, sent and gone back to. */
export function OrdersPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('orders.title'), description: t('orders.description') });
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const selection = selectOrders(filters);
  // Said by an element that stays, so that screen readers tell of each change.
  const [found, setFound] = useState<number>();
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
      <Typography role="status" color="textSecondary">
        {found !== undefined && t('orders.list.found', { count: found })}
      </Typography>
      {selection.by === 'nothing' ? (
        <NoOrders isFiltered onShown={setFound} />
      ) : (
        // A list of its own for each address: it must not show another's orders meanwhile.
        <OrderList
          key={address.toString()}
          selection={selection}
          page={readPage(address)}
          filters={filters}
          onShown={setFound}
        />
      )}
    </Stack>
  );
}
