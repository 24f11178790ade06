import type { Complaint, ComplaintState } from '@dental-shop/domain/complaints/complaint';
import type { StatusColor } from '@dental-shop/domain/order/order-status';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ColoredChip } from '../../../shared/orders/status-chip.tsx';

const colors: Record<ComplaintState, StatusColor> = {
  open: 'yellow',
  'under-review': 'yellow',
  decided: 'blue',
  closed: 'green',
};

export function ComplaintChips({
  complaint: { state, urgent },
}: {
  complaint: Pick<Complaint<unknown>, 'state' | 'urgent'>;
}) {
  const { t } = useTranslation('staff');
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5 }}>
      <ColoredChip label={t(`complaints.states.${state}`)} color={colors[state]} />
      {urgent && <ColoredChip label={t('complaints.urgent')} color="red" />}
    </Stack>
  );
}
