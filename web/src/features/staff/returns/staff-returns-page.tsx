import type { Return } from '@dental-shop/domain/returns/return';
import type { ReturnState } from '@dental-shop/domain/returns/return-transitions';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query, type Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { returns, type WithId } from '../../../shared/firestore/collections.ts';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';
import { FoundRecords } from '../list-search/found-records.tsx';
import { ListSearch } from '../list-search/list-search.tsx';
import { useListSearch } from '../list-search/use-list-search.ts';
import { RecordSection } from '../record-section.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { staffPaths } from '../staff-paths.ts';
import { StaffTable } from '../table/staff-table.tsx';
import type { TableColumn } from '../table/table-types.ts';
import { LivePages, useTablePages } from '../table/use-table-pages.tsx';
import { useOfficeTimeZone } from '../time/office-time-zone.ts';
import { ReturnChip } from './return-chip.tsx';
import { defaultDirection, returnFilters, returnsQuery, statesOf } from './returns-query.ts';

export default function StaffReturnsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('returns.title'), description: t('returns.description') });
  const [filter, setFilter] = useUrlChoice('state', returnFilters, 'active');
  const [search, setSearch] = useListSearch();
  return (
    <Stack spacing={2}>
      <PageHeader title={t('returns.title')}>
        <ListSearch
          label={t('returns.search')}
          hint={t('returns.searchHint')}
          search={search}
          onSearch={setSearch}
        />
        <ChoiceButtons
          label={t('returns.filterLabel')}
          choices={returnFilters.map((choice) => ({
            choice,
            label: t(`returns.filters.${choice}`),
          }))}
          chosen={search === '' ? filter : undefined}
          onChoose={setFilter}
        />
      </PageHeader>
      {search === '' ? (
        statesOf(filter).map((state) => (
          <RecordSection key={state} title={t(`returns.filters.${state}`)}>
            <ReturnList state={state} />
          </RecordSection>
        ))
      ) : (
        <FoundReturns search={search} />
      )}
    </Stack>
  );
}

function FoundReturns({ search }: { search: string }) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const newestFirst = query(returns(useFirestore()), orderBy('createdAt', 'desc'));
  return (
    <FoundRecords label={t('returns.title')} search={search} ordered={newestFirst}>
      {(rows) => <StaffTable label={t('returns.title')} columns={columns} rows={rows} />}
    </FoundRecords>
  );
}

/** Three sections of cards must stay shorter than ten screens on a phone. */
const returnsPerSection = 10;

function ReturnList({ state }: { state: ReturnState }) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const [direction, setDirection] = useState(defaultDirection(state));
  const pages = useTablePages(
    returnsQuery(useFirestore(), state, direction),
    direction,
    returnsPerSection,
  );
  return (
    <Stack spacing={2}>
      <LivePages
        pages={pages}
        empty={<Typography color="textSecondary">{t(`returns.none.${state}`)}</Typography>}
      >
        {(rows) => (
          <StaffTable
            label={t(`returns.filters.${state}`)}
            columns={columns}
            rows={rows}
            pager={pages.pager}
            sort={{ column: 'requested', direction, onSort: (_column, next) => setDirection(next) }}
          />
        )}
      </LivePages>
    </Stack>
  );
}

function useColumns(): TableColumn<WithId<Return<Timestamp>>>[] {
  const { t } = useTranslation('staff');
  const recordDate = useRecordDate('mediumDay', useOfficeTimeZone());
  return [
    {
      id: 'number',
      label: t('returns.columns.number'),
      width: 140,
      content: ({ id }, { tabIndex }) => (
        <MuiLink component={Link} to={staffPaths.return(id)} tabIndex={tabIndex}>
          {id}
        </MuiLink>
      ),
    },
    {
      id: 'requested',
      isSortable: true,
      label: t('returns.columns.requested'),
      width: 130,
      content: recordDate,
    },
    {
      id: 'customer',
      label: t('returns.columns.customer'),
      width: 150,
      grow: 1,
      content: ({ customerName }) => customerName,
    },
    {
      id: 'items',
      label: t('returns.columns.items'),
      width: 200,
      grow: 2,
      content: ({ lines }) =>
        lines
          .map(
            ({ quantity, sku, reason }) =>
              `${t('returns.lines.summary', { quantity, sku })} · ${t(`returns.reasons.${reason}`)}`,
          )
          .join('; '),
    },
    {
      id: 'state',
      label: t('returns.columns.state'),
      width: 140,
      onCard: 'corner',
      content: ({ state }) => <ReturnChip state={state} />,
    },
  ];
}
