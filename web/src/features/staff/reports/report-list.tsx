import { formatDate, localeOf } from '@dental-shop/domain/language/locales';
import {
  blockedKeywords,
  type PolicyReport,
} from '@dental-shop/domain/policy-report/policy-report';
import Box from '@mui/material/Box';
import { orderBy, query, type Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { policyReports, type WithId } from '../../../shared/firestore/collections.ts';
import { Records } from '../../../shared/ui/records.tsx';
import { LiveList } from '../live-list.tsx';
import { Address } from './address.tsx';
import { kindOfContent } from './kind-of-content.ts';

/** The violations of the content security policy that browsers have reported, the latest first. */
export function ReportList() {
  const { t } = useTranslation('staff');
  const latestFirst = query(policyReports(useFirestore()), orderBy('lastSeenAt', 'desc'));
  return (
    <LiveList ordered={latestFirst} none={t('reports.none')} more={t('reports.more')}>
      {(reports) => <ReportTable reports={reports} />}
    </LiveList>
  );
}

function ReportTable({ reports }: { reports: readonly WithId<PolicyReport<Timestamp>>[] }) {
  const { t, i18n } = useTranslation('staff');
  const time = (instant: Timestamp) => formatDate(instant.toDate(), 'dayAndTime', i18n.language);
  return (
    <Records
      label={t('reports.list')}
      rows={reports}
      columns={[
        {
          label: t('reports.columns.what'),
          content: ({ directive }) => (
            <>
              <span>{t(`reports.kinds.${kindOfContent(directive)}`)}</span>
              <Box component="code" sx={directiveStyle}>
                {directive}
              </Box>
            </>
          ),
        },
        { label: t('reports.columns.blocked'), content: (row) => <Blocked {...row} /> },
        { label: t('reports.columns.page'), content: ({ page }) => <Address>{page}</Address> },
        { label: t('reports.columns.source'), content: (row) => <Source {...row} /> },
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

function Blocked({ blocked }: Pick<PolicyReport<Timestamp>, 'blocked'>) {
  const { t } = useTranslation('staff');
  const keyword = blockedKeywords.find((each) => each === blocked);
  return <Address>{keyword ? t(`reports.keywords.${keyword}`) : blocked}</Address>;
}

function Source({ source, line }: Pick<PolicyReport<Timestamp>, 'source' | 'line'>) {
  const { t } = useTranslation('staff');
  if (source === null) return <span>{t('reports.sourceUnknown')}</span>;
  return <Address>{line === null ? source : t('reports.line', { origin: source, line })}</Address>;
}

const directiveStyle = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;
