import { useTranslation } from 'react-i18next';
import { useReorderLast } from '../../shared/cart/use-reorder.ts';
import { Button } from '../../shared/ui/button.tsx';

export default function ReorderButton() {
  const { t } = useTranslation('home');
  const { reorderLast, isBusy } = useReorderLast();
  return (
    <Button variant="contained" size="large" disabled={isBusy} onClick={reorderLast}>
      {t('welcome.reorder')}
    </Button>
  );
}
