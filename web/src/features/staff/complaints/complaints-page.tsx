import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { isDeadlineRunning } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { orderBy, query, type Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { complaints, type WithId } from '../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';
import { FoundRecords } from '../list-search/found-records.tsx';
import { ListSearch } from '../list-search/list-search.tsx';
import { useListSearch } from '../list-search/use-list-search.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { downloadForStaff } from '../staff-download.ts';
import { staffPaths } from '../staff-paths.ts';
import { StaffTable } from '../table/staff-table.tsx';
import type { TableColumn } from '../table/table-types.ts';
import { LivePages, useTablePages } from '../table/use-table-pages.tsx';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { ComplaintChips } from './complaint-chips.tsx';
import {
  type ComplaintFilter,
  complaintFilters,
  complaintsQuery,
  defaultDirection,
} from './complaints-query.ts';
import { DueDate } from './due-date.tsx';

export default function ComplaintsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('complaints.title'), description: t('complaints.description') });
  const [filter, setFilter] = useUrlChoice('state', complaintFilters, 'active');
  const [search, setSearch] = useListSearch();
  return (
    <Stack spacing={1}>
      <PageHeader title={t('complaints.title')}>
        <ChoiceButtons
          label={t('complaints.filterLabel')}
          choices={complaintFilters.map((choice) => ({
            choice,
            label: t(`complaints.filters.${choice}`),
          }))}
          chosen={search === '' ? filter : undefined}
          onChoose={setFilter}
        />
        <ListSearch
          label={t('complaints.search')}
          hint={t('complaints.searchHint')}
          search={search}
          onSearch={setSearch}
        />
        <DownloadButton
          name="complaints"
          download={() => downloadForStaff(apiPaths.staffComplaintsCsv, 'complaints.csv')}
          label={t('complaints.export')}
          failed={t('complaints.exportFailed')}
        />
      </PageHeader>
      {search === '' ? (
        <ComplaintList key={filter} filter={filter} />
      ) : (
        <FoundComplaints search={search} />
      )}
    </Stack>
  );
}

function FoundComplaints({ search }: { search: string }) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const newestFirst = query(complaints(useFirestore()), orderBy('awareAt', 'desc'));
  return (
    <FoundRecords label={t('complaints.title')} search={search} ordered={newestFirst}>
      {(rows) => <StaffTable label={t('complaints.title')} columns={columns} rows={rows} />}
    </FoundRecords>
  );
}

function ComplaintList({ filter }: { filter: ComplaintFilter }) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const [direction, setDirection] = useState(defaultDirection(filter));
  const ordered = complaintsQuery(useFirestore(), filter, direction);
  const pages = useTablePages(ordered, direction);
  return (
    <Stack spacing={2}>
      <LivePages pages={pages} empty={<EmptyState>{t(`complaints.none.${filter}`)}</EmptyState>}>
        {(rows) => (
          <StaffTable
            label={t('complaints.title')}
            columns={columns}
            rows={rows}
            pager={pages.pager}
            sort={{ column: 'due', direction, onSort: (_column, next) => setDirection(next) }}
          />
        )}
      </LivePages>
    </Stack>
  );
}

function useColumns(): TableColumn<WithId<Complaint<Timestamp>>>[] {
  const { t, i18n } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const catalogueText = useCatalogueText();
  return [
    {
      id: 'number',
      label: t('complaints.columns.number'),
      width: 110,
      content: ({ id, number }, { tabIndex }) => (
        <MuiLink component={Link} to={staffPaths.complaint(id)} tabIndex={tabIndex}>
          {number}
        </MuiLink>
      ),
    },
    {
      id: 'due',
      isSortable: true,
      label: t('complaints.columns.due'),
      width: 290,
      content: (complaint) =>
        isDeadlineRunning(complaint) ? (
          <DueDate dueOn={complaint.dueOn} />
        ) : (
          formatCalendarDate(complaint.dueOn, i18n.language, 'mediumDay')
        ),
    },
    {
      id: 'device',
      label: t('complaints.columns.device'),
      width: 120,
      grow: 3,
      content: ({ device: { sku, name, lot } }) =>
        [
          catalogueText.productName({ sku, name }),
          lot === null ? sku : t('complaints.device.lotOf', { sku, lot }),
        ].join(' · '),
    },
    {
      id: 'complainant',
      label: t('complaints.columns.complainant'),
      width: 110,
      grow: 2,
      content: ({ complainant: { name } }) => name,
    },
    {
      id: 'received',
      label: t('complaints.columns.received'),
      width: 120,
      from: 'lg',
      content: ({ awareAt }) => officeDate(awareAt.toDate(), 'mediumDay'),
    },
    {
      id: 'state',
      label: t('complaints.columns.state'),
      width: 200,
      onCard: 'corner',
      content: (complaint) => <ComplaintChips complaint={complaint} />,
    },
  ];
}
