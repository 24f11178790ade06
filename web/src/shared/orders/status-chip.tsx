import type { FulfillmentStatus } from '@dental-shop/domain/fulfillment/open-quantities';
import {
  type OrderStatus,
  orderStatusColor,
  type StatusColor,
} from '@dental-shop/domain/order/order-status';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Use these only for the border. As text, each color has too little contrast in one of the color schemes. */
const edges: Record<StatusColor, string> = {
  green: '#2e8b4f',
  blue: '#2f7fd1',
  red: '#d64545',
  yellow: '#e0b000',
};

interface StatusChipProps {
  status: OrderStatus;
  color?: StatusColor;
}

export function StatusChip({ status, color = orderStatusColor(status) }: StatusChipProps) {
  const { t } = useTranslation();
  return <ColoredChip label={t(`account.statuses.${status}`)} color={color} />;
}

const fulfillmentColors: Record<FulfillmentStatus, StatusColor> = {
  unfulfilled: 'yellow',
  'partially shipped': 'blue',
  shipped: 'green',
};

export function FulfillmentChip({ status }: { status: FulfillmentStatus }) {
  const { t } = useTranslation();
  return (
    <ColoredChip label={t(`account.fulfillment.${status}`)} color={fulfillmentColors[status]} />
  );
}

export function ColoredChip({ label, color }: { label: string; color: StatusColor }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={label}
      sx={{ borderColor: edges[color], borderLeftWidth: 8, borderRadius: 1 }}
    />
  );
}
