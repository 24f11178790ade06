import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/config/paths.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';

interface NoOrdersProps {
  isFiltered: boolean;
  /** Called with 0. */
  onShown: (count: number) => void;
}

/** Says that no order was found, or that there are none yet. */
export function NoOrders({ isFiltered, onShown }: NoOrdersProps) {
  const { t } = useTranslation('staff');
  useEffect(() => onShown(0), [onShown]);
  return isFiltered ? (
    <EmptyState next={{ to: paths.staffOrders(), label: t('orders.filters.reset') }}>
      {t('orders.list.none')}
    </EmptyState>
  ) : (
    <EmptyState>{t('orders.list.noneYet')}</EmptyState>
  );
}
