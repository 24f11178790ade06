import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { OrderFilterForm } from './order-filter-form.tsx';
import { readFilters, writeFilters } from './order-filters.ts';
import { NoOrders, OrderList } from './order-list.tsx';
import { OrderSearch } from './order-search.tsx';
import { selectOrders } from './order-selection.ts';
import { readPage } from './page-cursor.ts';

/** Search, filters and page are kept in the address, so that a list can be bookmarked and sent. */
export default function OrdersPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('orders.title'), description: t('orders.description') });
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const selection = selectOrders(filters);
  // Stands in an element that stays: screen readers announce only what changes in one.
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
        // Made anew for each address, so that it never shows the orders of the last one.
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
