import type { OrderStatus, StatusColor } from '@dental-shop/domain/order/order-status';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** As text these would be too pale in one of the two schemes, so they mark the chip's edge. */
const edges: Record<StatusColor, string> = {
  green: '#2e8b4f',
  blue: '#2f7fd1',
  red: '#d64545',
  yellow: '#e0b000',
};

interface StatusChipProps {
  status: OrderStatus;
  colour: StatusColor;
}

/** The status in a word, and in colour for those who see it. */
export function StatusChip({ status, colour }: StatusChipProps) {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      variant="outlined"
      label={t(`account.statuses.${status}`)}
      sx={{ borderColor: edges[colour], borderLeftWidth: 8, borderRadius: 1 }}
    />
  );
}
