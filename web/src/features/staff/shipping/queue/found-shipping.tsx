import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { orderRecords, returns, shipments } from '../../../../shared/firestore/collections.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { FoundRecords } from '../../list-search/found-records.tsx';
import { RecordSection } from '../../record-section.tsx';
import { shipmentSubjectLink } from '../../shipment-subject-link.ts';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TableColumn } from '../../table/table-types.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import type { ListedShipment } from '../shipments/use-staff-shipments.ts';
import { useOrderRow } from './order-queue.tsx';
import { QueueTable } from './queue-table.tsx';
import { replacementRow } from './replacement-queue.tsx';

interface Selection {
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

interface FoundShippingProps {
  search: string;
  orders: Selection;
  replacements: Selection;
}

/** Three sections of cards must stay shorter than ten screens on a phone. */
const rowsPerSection = 10;

/** The queued orders, replacements, and shipments that match a search by customer, number, SKU, or lot. */
export function FoundShipping({ search, orders, replacements }: FoundShippingProps) {
  const { t } = useTranslation('staff');
  const firestore = useFirestore();
  const orderRow = useOrderRow();
  const shipmentColumns = useShipmentColumns();
  return (
    <Stack spacing={2}>
      <RecordSection title={t('shipping.queue.orders')}>
        <FoundRecords
          label={t('shipping.queue.orders')}
          search={search}
          size={rowsPerSection}
          ordered={query(
            orderRecords(firestore),
            where('toShip', '==', true),
            orderBy('createdAt', 'asc'),
          )}
        >
          {(rows) => (
            <QueueTable
              label={t('shipping.queue.orders')}
              nameLabel={t('shipping.queue.order')}
              rows={rows.map(orderRow)}
              {...orders}
            />
          )}
        </FoundRecords>
      </RecordSection>
      <RecordSection title={t('shipping.queue.replacements')}>
        <FoundRecords
          label={t('shipping.queue.replacements')}
          search={search}
          size={rowsPerSection}
          ordered={query(
            returns(firestore),
            where('toReplace', '==', true),
            orderBy('createdAt', 'asc'),
          )}
        >
          {(rows) => (
            <QueueTable
              label={t('shipping.queue.replacements')}
              nameLabel={t('shipping.queue.return')}
              rows={rows.map(replacementRow)}
              {...replacements}
            />
          )}
        </FoundRecords>
      </RecordSection>
      <RecordSection title={t('shipping.queue.shipments')}>
        <FoundRecords
          label={t('shipping.queue.shipments')}
          search={search}
          size={rowsPerSection}
          ordered={query(shipments(firestore), orderBy('shippedAt', 'desc'))}
        >
          {(rows) => (
            <StaffTable
              label={t('shipping.queue.shipments')}
              columns={shipmentColumns}
              rows={rows}
            />
          )}
        </FoundRecords>
      </RecordSection>
    </Stack>
  );
}

function useShipmentColumns(): TableColumn<ListedShipment>[] {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  return [
    {
      id: 'name',
      label: t('shipping.queue.order'),
      width: 150,
      content: (shipment, { tabIndex }) => {
        const { name, to } = shipmentSubjectLink(shipment);
        return (
          <MuiLink component={Link} to={to} tabIndex={tabIndex}>
            {name}
          </MuiLink>
        );
      },
    },
    {
      id: 'shipped',
      label: t('shipping.queue.shipped'),
      width: 170,
      content: ({ shippedAt }) => officeDate(shippedAt.toDate(), 'mediumDay'),
    },
    {
      id: 'customer',
      label: t('shipping.queue.customer'),
      width: 150,
      grow: 1,
      content: ({ consignee }) => consignee.name,
    },
    {
      id: 'tracking',
      label: t('shipping.queue.tracking'),
      width: 180,
      content: ({ trackingNumber }) => trackingNumber ?? t('shipping.queue.untracked'),
    },
    {
      id: 'lots',
      label: t('shipping.queue.lots'),
      width: 120,
      grow: 1,
      content: ({ lines }) => [...new Set(lines.flatMap(({ lot }) => lot ?? []))].join(', '),
    },
    {
      id: 'state',
      label: t('shipping.queue.state'),
      width: 120,
      onCard: 'corner',
      content: ({ state }) => t(`shipping.shipment.states.${state}`),
    },
  ];
}
