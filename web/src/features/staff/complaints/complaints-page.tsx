import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { isDeadlineRunning } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import type { WithId } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { type Column, Records } from '../../../shared/ui/records.tsx';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';
import { useOfficeDate } from '../office-time-zone.ts';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { downloadForStaff } from '../staff-download.ts';
import { staffPaths } from '../staff-paths.ts';
import { ComplaintChips } from './complaint-chips.tsx';
import { type ComplaintFilter, complaintFilters, complaintsQuery } from './complaints-query.ts';
import { DueDate } from './due-date.tsx';

export default function ComplaintsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('complaints.title'), description: t('complaints.description') });
  const [filter, setFilter] = useUrlChoice('state', complaintFilters, 'active');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('complaints.title')}</Typography>
      <ChoiceButtons
        label={t('complaints.filterLabel')}
        choices={complaintFilters.map((choice) => ({
          choice,
          label: t(`complaints.filters.${choice}`),
        }))}
        chosen={filter}
        onChoose={setFilter}
      />
      <ComplaintList key={filter} filter={filter} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <DownloadButton
          name="complaints"
          download={() => downloadForStaff(apiPaths.staffComplaintsCsv, 'complaints.csv')}
          label={t('complaints.export')}
          failed={t('complaints.exportFailed')}
        />
      </Stack>
    </Stack>
  );
}

function ComplaintList({ filter }: { filter: ComplaintFilter }) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const ordered = complaintsQuery(useFirestore(), filter);
  const { rows, more, isUnreachable, listeners } = useLivePages(ordered);
  return (
    <Stack spacing={2}>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && (
        <EmptyState>{t(`complaints.none.${filter}`)}</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Records label={t('complaints.title')} columns={columns} rows={rows} />
      )}
      {more && (
        <Button onClick={more} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('complaints.more')}
        </Button>
      )}
    </Stack>
  );
}

function useColumns(): Column<WithId<Complaint<Timestamp>>>[] {
  const { t, i18n } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const catalogueText = useCatalogueText();
  return [
    {
      label: t('complaints.columns.number'),
      content: ({ id, number }) => (
        <MuiLink
          component={Link}
          to={staffPaths.complaint(id)}
          sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
        >
          {number}
        </MuiLink>
      ),
    },
    {
      label: t('complaints.columns.due'),
      content: (complaint) =>
        isDeadlineRunning(complaint) ? (
          <DueDate dueOn={complaint.dueOn} />
        ) : (
          <span>{formatCalendarDate(complaint.dueOn, i18n.language)}</span>
        ),
    },
    {
      label: t('complaints.columns.device'),
      content: ({ device: { sku, name, lot } }) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <div>{catalogueText.productName({ sku, name })}</div>
          <Typography variant="body2" color="textSecondary">
            {lot === null ? sku : t('complaints.device.lotOf', { sku, lot })}
          </Typography>
        </Box>
      ),
    },
    {
      label: t('complaints.columns.complainant'),
      content: ({ complainant: { name } }) => (
        <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
      ),
    },
    {
      label: t('complaints.columns.received'),
      content: ({ awareAt }) => officeDate(awareAt.toDate(), 'day'),
    },
    {
      label: t('complaints.columns.state'),
      content: (complaint) => <ComplaintChips complaint={complaint} />,
    },
  ];
}
