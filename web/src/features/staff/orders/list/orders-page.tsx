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
      {/* Outside the list, because screen readers only announce changes to an existing element. */}
      <Typography role="status" color="textSecondary">
        {found !== undefined && t('orders.list.found', { count: found })}
      </Typography>
      {selection.by === 'nothing' ? (
        <NoOrders isFiltered />
      ) : (
        // Keyed by the address, so that it never shows the previous address's orders.
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
