import type { ReturnState } from '@dental-shop/domain/returns/return-transitions';
import { useTranslation } from 'react-i18next';
import { ColoredChip } from '../../../shared/orders/status-chip.tsx';

const colors = {
  requested: 'yellow',
  accepted: 'blue',
  declined: 'red',
  canceled: 'yellow',
  received: 'blue',
  settled: 'green',
} as const satisfies Record<ReturnState, string>;

export function ReturnStateChip({ state }: { state: ReturnState }) {
  const { t } = useTranslation();
  return <ColoredChip label={t(`account.returns.states.${state}`)} color={colors[state]} />;
}
