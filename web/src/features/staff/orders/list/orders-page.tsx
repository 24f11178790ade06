import { isRangeInverted } from '@dental-shop/domain/order/order-filters';
import { selectOrders } from '@dental-shop/domain/order/order-selection';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ListSearch } from '../../list-search/list-search.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useOfficeTimeZone } from '../../time/office-time-zone.ts';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ExportOrdersButton } from './export-orders-button.tsx';
import { FoundOrders } from './found-orders.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import { listAddress, type OrderSort, readFilters, readSort } from './order-list-address.ts';
import { readPage } from './page-cursor.ts';
import { NoOrders, StaffOrderList } from './staff-order-list.tsx';

export default function OrdersPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('orders.title'), description: t('orders.description') });
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const sort = readSort(address);
  const isInverted = isRangeInverted(filters);
  const selection = selectOrders(filters, useOfficeTimeZone());
  // Restores focus, because the header or link that changed the URL disappears until the new page has loaded.
  const current = address.toString();
  const list = useFocusAfterChange(current);
  const filtersId = useId();
  const [showsFilters, setShowsFilters] = useState(false);
  const [listed, setListed] = useState<number>();
  const count = selection.by === 'nothing' ? 0 : listed;
  const onSort = (changed: OrderSort) => setAddress(listAddress(filters, changed));
  return (
    <Stack spacing={1}>
      <PageHeader title={t('orders.title')}>
        <ListSearch
          label={t('orders.search.label')}
          hint={t('orders.search.hint')}
          search={filters.search}
          onSearch={(search) => setAddress(listAddress({ search }, sort))}
        />
        <Button
          variant="outlined"
          aria-expanded={showsFilters}
          aria-controls={showsFilters ? filtersId : undefined}
          onClick={() => setShowsFilters(!showsFilters)}
        >
          {t('orders.filters.open')}
        </Button>
        {!isInverted && <ExportOrdersButton filters={filters} />}
      </PageHeader>
      {showsFilters && (
        <OrderFilterForm
          id={filtersId}
          filters={filters}
          onFilter={(changed) =>
            setAddress(listAddress({ ...changed, customer: filters.customer }, sort))
          }
        />
      )}
      <ActiveFilters filters={filters} />
      {selection.by === 'nothing' ? (
        <NoOrders isFiltered isRangeInverted={isInverted} />
      ) : (
        <div ref={list} tabIndex={-1}>
          {selection.by === 'search' ? (
            <FoundOrders key={current} search={filters.search ?? ''} sort={sort} onSort={onSort} />
          ) : (
            <StaffOrderList
              key={current}
              selected={selection}
              page={readPage(address)}
              filters={filters}
              sort={sort}
              onSort={onSort}
              onShown={setListed}
            />
          )}
        </div>
      )}
      {/* Rendered outside the list, because screen readers only announce changes to an existing element. */}
      <Typography role="status" variant="body2" color="textSecondary">
        {count !== undefined && t('orders.list.found', { count })}
      </Typography>
    </Stack>
  );
}
