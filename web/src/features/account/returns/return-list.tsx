import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../../shared/config/paths.ts';
import { returns } from '../../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../../shared/firestore/firestore-provider.tsx';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { LoadFailed } from '../../../shared/ui/fallbacks/load-failed.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { type Column, Records } from '../../../shared/ui/records.tsx';
import { OlderRecords } from '../older-records.tsx';
import type { OwnReturn } from '../shipments/use-own-shipments.ts';
import { ReturnStateChip } from './return-state-chip.tsx';

export default function ReturnList({ uid }: { uid: string }) {
  return (
    <ShopFirestoreProvider uid={uid}>
      <Returns uid={uid} />
    </ShopFirestoreProvider>
  );
}

function Returns({ uid }: { uid: string }) {
  const { t } = useTranslation('returns');
  useDocumentHead({ title: t('listTitle'), description: t('listDescription') });
  const { rows, more, isLoadingMore, isUnreachable, listeners } = useLivePages(
    query(returns(useFirestore()), where('uid', '==', uid), orderBy('createdAt', 'desc')),
  );
  const content = () => {
    if (!rows) return <RecordsSkeleton />;
    if (isUnreachable) return <LoadFailed />;
    if (rows.length > 0) return <ReturnRecords returns={rows} />;
    return (
      <EmptyState hint={t('noneHint')} next={{ to: paths.account(), label: t('backToOrders') }}>
        {t('none')}
      </EmptyState>
    );
  };
  return (
    <>
      {listeners}
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('listTitle')}
      </Typography>
      {content()}
      <OlderRecords shown={rows?.length ?? 0} more={more} busy={isLoadingMore} />
    </>
  );
}

function ReturnRecords({ returns: rows }: { returns: readonly OwnReturn[] }) {
  const { t } = useTranslation(['returns', 'translation']);
  const recordDate = useRecordDate();
  const { productName } = useCatalogueText();
  const columns: Column<OwnReturn>[] = [
    {
      label: t('columns.number'),
      content: ({ id }) => (
        <MuiLink
          component={Link}
          to={paths.return(id)}
          aria-label={t('translation:account.returns.title', { number: id })}
          sx={standaloneLink}
        >
          {id}
        </MuiLink>
      ),
    },
    { label: t('columns.date'), content: recordDate },
    {
      label: t('columns.items'),
      content: ({ lines }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <li key={line.id}>
              {t('translation:account.shipments.units', {
                quantity: line.quantity,
                name: productName(line),
              })}
            </li>
          ))}
        </Box>
      ),
    },
    { label: t('columns.state'), content: ({ state }) => <ReturnStateChip state={state} /> },
  ];
  return <Records label={t('listTitle')} columns={columns} rows={rows} />;
}
