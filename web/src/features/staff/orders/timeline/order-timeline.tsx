import type { OrderRecord } from '@dental-shop/domain/order/order';
import { isAbout, staffTimeline, timelineTopics } from '@dental-shop/domain/order/staff-timeline';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Timeline } from '../../../../shared/orders/timeline.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { callStaff } from '../../call-staff.ts';
import { ChoiceButtons, useUrlChoice } from '../../choice-buttons.tsx';
import { RecordSection } from '../../record-section.tsx';
import type { ListedShipment } from '../../shipping/shipments/use-staff-shipments.ts';
import { staffQuery } from '../../staff-queries.ts';
import { useOfficeTimeZone } from '../../time/office-time-zone.ts';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import {
  type OrderReturn,
  type OrderTransaction,
  useOrderReplacements,
} from '../use-order-records.ts';
import { useTimelineTexts } from './timeline-texts.tsx';

interface OrderTimelineProps {
  orderId: string;
  order: OrderRecord<Timestamp>;
  transactions: readonly OrderTransaction[];
  shipments: readonly ListedShipment[];
  returns: readonly OrderReturn[];
  onMessage: (message: string) => void;
}

export function OrderTimeline(props: OrderTimelineProps) {
  const { orderId, order, onMessage, ...records } = props;
  const { t } = useTranslation('staff');
  const replacements = useOrderReplacements(orderId, records.returns);
  const history = useQuery(orderHistoryQuery(orderId, order.updatedAt));
  return (
    <RecordSection title={t('orders.history.title')}>
      <Stack spacing={2}>
        {history.isError && <Alert severity="error">{t('orders.history.failed')}</Alert>}
        {history.isPending || !replacements ? (
          <RecordsSkeleton />
        ) : (
          <TimelineEntries
            order={order}
            {...records}
            replacements={replacements}
            {...(history.data ?? { events: [], mails: [], audit: [] })}
            onMessage={onMessage}
          />
        )}
        {!history.isPending && (
          <Button onClick={() => void history.refetch()} sx={{ alignSelf: 'flex-start' }}>
            {t('orders.history.refresh')}
          </Button>
        )}
      </Stack>
    </RecordSection>
  );
}

function orderHistoryQuery(orderId: string, updatedAt: Timestamp) {
  return queryOptions({
    queryKey: [...staffQuery('readOrderHistory', { orderId }).queryKey, updatedAt.toMillis()],
    queryFn: () => callStaff('readOrderHistory', { orderId }),
    placeholderData: keepPreviousData,
  });
}

type TimelineEntriesProps = Parameters<
  typeof staffTimeline<OrderTransaction, ListedShipment, OrderReturn>
>[0] &
  Pick<OrderTimelineProps, 'order' | 'onMessage'>;

/** About three screens on a phone. */
const firstEntries = 12;

const choices = ['all', ...timelineTopics] as const;

function TimelineEntries({ onMessage, ...sources }: TimelineEntriesProps) {
  const { t } = useTranslation('staff');
  const [topic, setTopic] = useUrlChoice('show', choices, 'all');
  const [showsAll, setShowsAll] = useState(false);
  const list = useFocusAfterChange(`${showsAll}`);
  const { order, shipments } = sources;
  const texts = useTimelineTexts({ order, count: shipments.length, onMessage });
  const entries = staffTimeline(sources).filter(
    (entry) => topic === 'all' || isAbout(entry, topic),
  );
  const shown = showsAll ? entries : entries.slice(0, firstEntries);
  return (
    <>
      <ChoiceButtons
        label={t('orders.history.show')}
        choices={choices.map((choice) => ({ choice, label: t(`orders.history.topics.${choice}`) }))}
        chosen={topic}
        onChoose={setTopic}
      />
      {entries.length === 0 && <Typography>{t('orders.history.none')}</Typography>}
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        <Timeline
          timeZone={useOfficeTimeZone()}
          entries={shown.map((entry) => ({
            id: `${entry.kind} ${entry.id}`,
            at: entry.at?.toISOString() ?? null,
            ...texts(entry),
          }))}
        />
      </Box>
      {shown.length < entries.length && (
        <Button
          variant="outlined"
          onClick={() => setShowsAll(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('orders.history.more', { count: entries.length - shown.length })}
        </Button>
      )}
    </>
  );
}
