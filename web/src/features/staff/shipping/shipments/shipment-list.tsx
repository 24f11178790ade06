import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ShipmentCard } from './shipment-card.tsx';
import type { ListedShipment } from './use-shipments.ts';

interface ShipmentListProps {
  shipments: readonly ListedShipment[];
  onMessage: (message: string) => void;
}

/** Newest first, so the one that can still be undone is at the top. */
export function ShipmentList({ shipments, onMessage }: ShipmentListProps) {
  const { t } = useTranslation('staff');
  return (
    <Stack spacing={2}>
      {shipments
        .map((shipment, index) => (
          <ShipmentCard
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
