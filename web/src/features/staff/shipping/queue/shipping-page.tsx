import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { ListSearch } from '../../list-search/list-search.tsx';
import { useListSearch } from '../../list-search/use-list-search.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { FoundShipping } from './found-shipping.tsx';
import { OrderQueue } from './order-queue.tsx';
import { ReplacementQueue } from './replacement-queue.tsx';

export default function ShippingPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('shipping.queue.title'), description: t('shipping.description') });
  const [orderIds, setOrderIds] = useState<readonly string[]>([]);
  const [rmaNumbers, setRmaNumbers] = useState<readonly string[]>([]);
  const [search, setSearch] = useListSearch();
  const count = orderIds.length + rmaNumbers.length;
  return (
    <Stack spacing={1}>
      <PageHeader title={t('shipping.queue.title')}>
        <ListSearch
          label={t('shipping.queue.search')}
          hint={t('shipping.queue.searchHint')}
          search={search}
          onSearch={setSearch}
        />
        <Button
          variant="outlined"
          component={Link}
          to={staffPaths.pickLists(orderIds, rmaNumbers)}
          disabled={count === 0}
        >
          {count === 0
            ? t('shipping.queue.choosePickLists')
            : t('shipping.queue.printPickLists', { count })}
        </Button>
        <Button
          variant="outlined"
          component={Link}
          to={staffPaths.packingSlips(orderIds, rmaNumbers)}
          disabled={count === 0}
        >
          {t('shipping.queue.printPackingSlips')}
        </Button>
      </PageHeader>
      {search === '' ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('shipping.queue.introduction')}
          </Typography>
          <Stack spacing={3}>
            <ReplacementQueue selected={rmaNumbers} onSelect={setRmaNumbers} />
            <OrderQueue selected={orderIds} onSelect={setOrderIds} />
          </Stack>
        </>
      ) : (
        <FoundShipping
          search={search}
          orders={{ selected: orderIds, onSelect: setOrderIds }}
          replacements={{ selected: rmaNumbers, onSelect: setRmaNumbers }}
        />
      )}
    </Stack>
  );
}
