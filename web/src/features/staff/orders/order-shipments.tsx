import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { ShipmentList } from '../shipping/shipments/shipment-list.tsx';
import type { ListedShipment } from '../shipping/shipments/use-shipments.ts';
import { OrderSection } from './order-section.tsx';

interface OrderShipmentsProps {
  shipments: readonly ListedShipment[] | undefined;
  onMessage: (message: string) => void;
}

export function OrderShipments({ shipments, onMessage }: OrderShipmentsProps) {
  const { t } = useTranslation('staff');
  return (
    <OrderSection title={t('shipping.shipment.title')}>
      {!shipments && <RecordsSkeleton />}
      {shipments?.length === 0 && <Typography>{t('shipping.shipment.none')}</Typography>}
      {shipments && shipments.length > 0 && (
        <ShipmentList shipments={shipments} onMessage={onMessage} />
      )}
    </OrderSection>
  );
}
