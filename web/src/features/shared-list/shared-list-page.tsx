import { readLinkedList, type SharedList } from '@dental-shop/domain/lists/shared-list';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SharedParts } from './shared-parts.tsx';

/** Shows what a link carries, and asks before any of it goes into the cart. */
export default function SharedListPage() {
  const { t } = useTranslation('lists');
  const { hash } = useLocation();
  const hydrated = useHydrated();
  // Behind the `#`: the page was prerendered without it.
  const list = hydrated ? listOf(new URLSearchParams(hash.slice(1))) : undefined;
  useDocumentHead({ title: t('shared.title'), description: t('shared.description') });
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {list?.name ? t('shared.titleNamed', { name: list.name }) : t('shared.title')}
      </Typography>
      {list ? <Content key={hash} list={list} /> : <RecordsSkeleton />}
    </Container>
  );
}

const listOf = (address: URLSearchParams): SharedList =>
  readLinkedList({ name: address.get('name') ?? '', lines: address.get('lines') ?? '' });

function Content({ list }: { list: SharedList }) {
  const { t } = useTranslation('lists');
  if (list.lines.length === 0) {
    return (
      <EmptyState next={{ to: paths.products, label: t('browse') }}>{t('shared.empty')}</EmptyState>
    );
  }
  return (
    <Suspense fallback={<RecordsSkeleton />}>
      <SharedParts list={list} />
    </Suspense>
  );
}
