import type { ShippableLine } from '@dental-shop/domain/fulfillment/shipment-problems';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { LoadFailed } from '../../../../shared/ui/fallbacks/load-failed.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { RecordSection } from '../../record-section.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { SuccessStatus } from '../../success-status.tsx';
import { useHeldLots } from '../../use-held-lots.ts';
import { ShipmentList } from '../shipments/shipment-list.tsx';
import { type ShipmentSubject, useStaffShipments } from '../shipments/use-staff-shipments.ts';
import { PackingScreen } from './packing-screen.tsx';
import { usePackingCatalogue } from './use-packing-catalogue.ts';

interface PackingAreaProps {
  subject: ShipmentSubject;
  lines: readonly ShippableLine[];
  /** Whether the order or return may be shipped at all. */
  isShippable: boolean;
  /** Staff can't ship their own orders. */
  isOwn: boolean;
}

/** The packing screen with its live data, and the shipments so far. */
export function PackingArea({ subject, lines, isShippable, isOwn }: PackingAreaProps) {
  const { t } = useTranslation('staff');
  const [message, setMessage] = useState('');
  const { catalogue, isError, retry } = usePackingCatalogue(lines.map(({ sku }) => sku));
  const held = useHeldLots();
  const shipments = useStaffShipments(subject);
  // Stays open after the last unit, to confirm the shipment.
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = isShippable && lines.some(({ open }) => open > 0);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (isOwn) return <Alert severity="warning">{t('shipping.packing.own')}</Alert>;
  if (isError) return <LoadFailed onRetry={retry} />;
  // Otherwise, a lot on hold would look shippable.
  if (held === 'unreachable') return <DatabaseFailure />;
  if (!catalogue || held === 'loading' || !shipments) return <RecordsSkeleton />;
  return (
    <Stack spacing={4}>
      {!isShippable && <Alert severity="warning">{t('shipping.errors.order-not-shippable')}</Alert>}
      {isShippable && !isOpen && !wasOpen && (
        <Alert severity="info">{t('shipping.packing.next.nothing')}</Alert>
      )}
      {isShippable && wasOpen && (
        <PackingScreen
          subject={subject}
          lines={lines}
          catalogue={catalogue}
          holdReason={held.holdReason}
          shipmentIds={shipments.map(({ id }) => id)}
        />
      )}
      <SuccessStatus message={message} />
      {shipments.length > 0 && (
        <RecordSection title={t('shipping.shipment.title')}>
          <ShipmentList shipments={shipments} onMessage={setMessage} />
        </RecordSection>
      )}
      {!isOpen && (
        <Button
          variant="contained"
          component={Link}
          to={staffPaths.shipping}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('shipping.packing.backToQueue')}
        </Button>
      )}
    </Stack>
  );
}
