import type { OrderStatus, StatusColor } from '@dental-shop/domain/order/order-status';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** They color the chip's edge: as text each would be too pale in the light or the dark scheme. */
const edges: Record<StatusColor, string> = {
  green: '#2e8b4f',
  blue: '#2f7fd1',
  red: '#d64545',
  yellow: '#e0b000',
};

interface StatusChipProps {
  status: OrderStatus;
  color: StatusColor;
}

/** The status in a word, and in a color beside it. */
export function StatusChip({ status, color }: StatusChipProps) {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      variant="outlined"
      label={t(`account.statuses.${status}`)}
      sx={{ borderColor: edges[color], borderLeftWidth: 8, borderRadius: 1 }}
    />
  );
}
