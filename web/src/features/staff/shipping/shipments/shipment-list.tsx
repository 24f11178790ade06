import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { StaffShipmentCard } from './staff-shipment-card.tsx';
import type { ListedShipment } from './use-staff-shipments.ts';

interface ShipmentListProps {
  shipments: readonly ListedShipment[];
  onMessage: (message: string) => void;
}

/** Newest first, so a shipment that can still be undone is at the top. */
export function ShipmentList({ shipments, onMessage }: ShipmentListProps) {
  const { t } = useTranslation('staff');
  const packed = shipments.filter(({ state }) => state !== 'undone');
  const [orderIds, rmaNumbers] = [idsOf(packed, 'orderId'), idsOf(packed, 'rmaNumber')];
  return (
    <Stack spacing={2}>
      {packed.length > 1 && (
        <Button
          component={Link}
          to={staffPaths.packingSlips(orderIds, rmaNumbers)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('shipping.shipment.printSlips', { count: packed.length })}
        </Button>
      )}
      {shipments
        .map((shipment, index) => (
          <StaffShipmentCard
            key={shipment.id}
            shipment={shipment}
            name={t('shipping.shipment.name', { number: index + 1, count: shipments.length })}
            onMessage={onMessage}
          />
        ))
        .toReversed()}
    </Stack>
  );
}

/** All shipments in a list belong to the same order or return. */
function idsOf(shipments: readonly ListedShipment[], key: 'orderId' | 'rmaNumber'): string[] {
  return [...new Set(shipments.flatMap((shipment) => shipment[key] ?? []))];
}
