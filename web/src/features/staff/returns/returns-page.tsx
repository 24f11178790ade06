import type { Return } from '@dental-shop/domain/returns/return';
import type { ReturnState } from '@dental-shop/domain/returns/return-transitions';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import type { WithId } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { type Column, Records } from '../../../shared/ui/records.tsx';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { staffPaths } from '../staff-paths.ts';
import { ReturnChip } from './return-chip.tsx';
import { returnFilters, returnsQuery, statesOf } from './returns-query.ts';

export default function ReturnsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('returns.title'), description: t('returns.description') });
  const [filter, setFilter] = useUrlChoice('state', returnFilters, 'active');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('returns.title')}</Typography>
      <ChoiceButtons
        label={t('returns.filterLabel')}
        choices={returnFilters.map((choice) => ({
          choice,
          label: t(`returns.filters.${choice}`),
        }))}
        chosen={filter}
        onChoose={setFilter}
      />
      {statesOf(filter).map((state) => (
        <OrderSection key={state} title={t(`returns.filters.${state}`)}>
          <ReturnList state={state} />
        </OrderSection>
      ))}
    </Stack>
  );
}

function ReturnList({ state }: { state: ReturnState }) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const { rows, more, isUnreachable, listeners } = useLivePages(
    returnsQuery(useFirestore(), state),
  );
  return (
    <Stack spacing={2}>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && (
        <Typography color="textSecondary">{t(`returns.none.${state}`)}</Typography>
      )}
      {rows && rows.length > 0 && (
        <Records label={t(`returns.filters.${state}`)} columns={columns} rows={rows} />
      )}
      {more && (
        <Button onClick={more} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('returns.more')}
        </Button>
      )}
    </Stack>
  );
}

function useColumns(): Column<WithId<Return<Timestamp>>>[] {
  const { t } = useTranslation('staff');
  const recordDate = useRecordDate();
  return [
    {
      label: t('returns.columns.number'),
      content: ({ id }) => (
        <MuiLink
          component={Link}
          to={staffPaths.return(id)}
          sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
        >
          {id}
        </MuiLink>
      ),
    },
    { label: t('returns.columns.requested'), content: recordDate },
    {
      label: t('returns.columns.customer'),
      content: ({ customerName }) => (
        <span style={{ overflowWrap: 'anywhere' }}>{customerName}</span>
      ),
    },
    {
      label: t('returns.columns.items'),
      content: ({ lines }) =>
        lines.map(({ id, quantity, sku, reason }) => (
          <div key={id}>
            {`${t('returns.lines.summary', { quantity, sku })} · ${t(`returns.reasons.${reason}`)}`}
          </div>
        )),
    },
    {
      label: t('returns.columns.state'),
      content: ({ state }) => <ReturnChip state={state} />,
    },
  ];
}
