import type { StatusColor } from '@dental-shop/domain/order/order-status';
import type { ReturnState } from '@dental-shop/domain/returns/return-transitions';
import { useTranslation } from 'react-i18next';
import { ColoredChip } from '../../../shared/orders/status-chip.tsx';

const colors: Record<ReturnState, StatusColor> = {
  requested: 'yellow',
  accepted: 'blue',
  received: 'yellow',
  settled: 'green',
  declined: 'red',
  canceled: 'red',
};

export function ReturnChip({ state }: { state: ReturnState }) {
  const { t } = useTranslation('staff');
  return <ColoredChip label={t(`returns.states.${state}`)} color={colors[state]} />;
}
