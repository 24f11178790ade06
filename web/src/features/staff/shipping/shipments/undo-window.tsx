import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { useNow } from '../../time/use-now.ts';

interface UndoWindowProps {
  shipmentId: string;
  releaseAt: Date;
  /** Tells screen readers which shipment the buttons are for. */
  name: string;
  onDone: (message: string) => void;
}

/** Shows how long staff can still undo the shipment. The customer doesn't see it until then. */
export function UndoWindow({ shipmentId, releaseAt, name, onDone }: UndoWindowProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const undo = useStaffAction('undoShipment', () => onDone(t('shipping.shipment.undone')));
  const release = useStaffAction('releaseShipment', () => onDone(t('shipping.shipment.released')));
  const leftMs = releaseAt.getTime() - useNow(secondMs);
  const isBusy = undo.isPending || release.isPending;
  return (
    <Stack spacing={1}>
      <div>
        {leftMs > 0
          ? t('shipping.shipment.heldUntil', {
              time: officeDate(releaseAt, 'time'),
            })
          : t('shipping.shipment.beingReleased')}
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {leftMs > 0 && (
          <>
            <Box role="timer" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
              {countdown(leftMs)}
            </Box>
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={t('shipping.shipment.undoOf', { name })}
              onClick={() => undo.mutate({ shipmentId })}
            >
              {t('shipping.shipment.undo')}
            </Button>
          </>
        )}
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={t('shipping.shipment.releaseOf', { name })}
          onClick={() => release.mutate({ shipmentId })}
        >
          {t('shipping.shipment.release')}
        </Button>
      </Stack>
      <StaffErrorAlert error={undo.error ?? release.error} />
    </Stack>
  );
}

const secondMs = 1_000;

/** Formats the remaining time, such as `14:05`. */
function countdown(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
