import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { ShipmentLines } from './shipment-lines.tsx';
import { TrackingLink } from './tracking-link.tsx';
import { UndoWindow } from './undo-window.tsx';
import { usePacker } from './use-packer.ts';
import type { ListedShipment } from './use-staff-shipments.ts';

interface StaffShipmentCardProps {
  shipment: ListedShipment;
  /** The heading, such as `Shipment 1 of 2`. */
  name: string;
  onMessage: (message: string) => void;
}

export function StaffShipmentCard({ shipment, name, onMessage }: StaffShipmentCardProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const { id, state, shippedAt } = shipment;
  const who = usePacker(id);
  const when = officeDate(shippedAt.toDate(), 'dayAndTime');
  return (
    <Paper variant="outlined" component="article" aria-label={name} sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3">{name}</Typography>
          <Chip
            size="small"
            variant="outlined"
            label={t(`shipping.shipment.states.${state}`)}
            {...(state === 'undone' ? {} : { color: state === 'held' ? 'warning' : 'success' })}
            sx={{ color: 'text.primary' }}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {who === undefined
            ? t('shipping.shipment.packed', { when })
            : t('shipping.shipment.packedBy', { who, when })}
        </Typography>
        <ShipmentDetails shipment={shipment} name={name} onMessage={onMessage} />
      </Stack>
    </Paper>
  );
}

/** The shipment's contents, carrier and tracking, and the available actions. */
export function ShipmentDetails({ shipment, name, onMessage }: StaffShipmentCardProps) {
  const { t } = useTranslation('staff');
  const { id, state, releaseAt } = shipment;
  return (
    <>
      <div>
        <TrackingLink shipment={shipment} />
      </div>
      <ShipmentLines shipment={shipment} />
      {state === 'held' && (
        <UndoWindow shipmentId={id} releaseAt={releaseAt.toDate()} name={name} onDone={onMessage} />
      )}
      {state !== 'undone' && (
        <Button
          component={Link}
          to={staffPaths.shipmentSlip(id)}
          aria-label={t('shipping.shipment.slipOf', { name })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('slip.open')}
        </Button>
      )}
    </>
  );
}
