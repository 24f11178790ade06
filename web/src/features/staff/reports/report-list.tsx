import { localeOf } from '@dental-shop/domain/language/locales';
import {
  blockedKeywords,
  type PolicyReport,
} from '@dental-shop/domain/policy-report/policy-report';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { orderBy, query, type Timestamp } from 'firebase/firestore';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { policyReports } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Records } from '../../../shared/ui/records.tsx';
import { writeTime } from '../shell/write-time.ts';
import { kindOfContent } from './kind-of-content.ts';

/** Every violation that browsers have reported, page by page, as they come. */
export function ReportList() {
  const { t, i18n } = useTranslation('staff');
  const { rows, more, listeners } = useLivePages(
    query(policyReports(useFirestore()), orderBy('lastSeenAt', 'desc')),
  );
  const time = (instant: Timestamp) => writeTime(instant.toDate(), i18n.language);
  return (
    <>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {rows?.length === 0 && <EmptyState>{t('reports.none')}</EmptyState>}
      {rows && rows.length > 0 && (
        <Records
          label={t('reports.list')}
          rows={rows}
          columns={[
            {
              label: t('reports.columns.what'),
              content: ({ directive }) => (
                <>
                  {t(`reports.kinds.${kindOfContent(directive)}`)}
                  <Box component="code" sx={directiveStyle}>
                    {directive}
                  </Box>
                </>
              ),
            },
            { label: t('reports.columns.blocked'), content: (row) => <Blocked {...row} /> },
            {
              label: t('reports.columns.page'),
              content: ({ page }) => <Address>{page}</Address>,
            },
            { label: t('reports.columns.source'), content: (row) => <Source {...row} /> },
            {
              label: t('reports.columns.count'),
              content: ({ count }) => count.toLocaleString(localeOf(i18n.language)),
            },
            {
              label: t('reports.columns.firstSeen'),
              content: ({ firstSeenAt }) => time(firstSeenAt),
            },
            { label: t('reports.columns.lastSeen'), content: ({ lastSeenAt }) => time(lastSeenAt) },
          ]}
        />
      )}
      {more && (
        <Button onClick={more} variant="outlined" sx={{ alignSelf: 'start', minHeight: 44 }}>
          {t('reports.more')}
        </Button>
      )}
    </>
  );
}

/** Text and never a link: whoever made the report chose it. A line ends behind a part of it if it can. */
function Address({ children }: { children: string }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {children.split(/(?<=[/.])(?=\w)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function Blocked({ blocked }: Pick<PolicyReport<Timestamp>, 'blocked'>) {
  const { t } = useTranslation('staff');
  const keyword = blockedKeywords.find((each) => each === blocked);
  return keyword ? t(`reports.keywords.${keyword}`) : <Address>{blocked}</Address>;
}

function Source({ source, line }: Pick<PolicyReport<Timestamp>, 'source' | 'line'>) {
  const { t } = useTranslation('staff');
  if (source === null) return t('reports.sourceUnknown');
  return <Address>{line === null ? source : t('reports.line', { origin: source, line })}</Address>;
}

const directiveStyle = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;
