import { formatDate, localeOf } from '@dental-shop/domain/language/locales';
import type { PageErrorReport } from '@dental-shop/domain/page-error/page-error';
import { orderBy, query, type Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { pageErrors, type WithId } from '../../../shared/firestore/collections.ts';
import { Records } from '../../../shared/ui/records.tsx';
import { LiveList } from '../live-list.tsx';
import { Address } from './address.tsx';

/** What went wrong in pages, as their browsers have reported it, the latest first. */
export function PageErrorList() {
  const { t } = useTranslation('staff');
  const latestFirst = query(pageErrors(useFirestore()), orderBy('lastSeenAt', 'desc'));
  return (
    <LiveList ordered={latestFirst} none={t('reports.errors.none')} more={t('reports.more')}>
      {(errors) => <PageErrorTable errors={errors} />}
    </LiveList>
  );
}

function PageErrorTable({ errors }: { errors: readonly WithId<PageErrorReport<Timestamp>>[] }) {
  const { t, i18n } = useTranslation('staff');
  const time = (instant: Timestamp) => formatDate(instant.toDate(), 'dayAndTime', i18n.language);
  return (
    <Records
      label={t('reports.errors.list')}
      rows={errors}
      columns={[
        {
          label: t('reports.errors.message'),
          content: ({ message }) => <Address>{message}</Address>,
        },
        { label: t('reports.columns.page'), content: ({ page }) => <Address>{page}</Address> },
        {
          label: t('reports.errors.place'),
          content: ({ source }) =>
            source === null ? t('reports.sourceUnknown') : <Address>{source}</Address>,
        },
        {
          label: t('reports.columns.count'),
          content: ({ count }) => count.toLocaleString(localeOf(i18n.language)),
        },
        { label: t('reports.columns.firstSeen'), content: ({ firstSeenAt }) => time(firstSeenAt) },
        { label: t('reports.columns.lastSeen'), content: ({ lastSeenAt }) => time(lastSeenAt) },
      ]}
    />
  );
}
