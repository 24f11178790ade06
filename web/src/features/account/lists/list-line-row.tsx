import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import { type AnsweredPart, AnswerText } from '../../../shared/lists/answer-text.tsx';
import { PartRow, usePartName } from '../../../shared/lists/part-row.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface ListLineRowProps {
  line: AnsweredPart;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function ListLineRow({ line, onQuantity, onRemove }: ListLineRowProps) {
  const { t } = useTranslation('lists');
  const name = usePartName()(line);
  // What the cart has room for is said when it is filled; it says nothing about the list.
  const isGone = line.answer === 'unknown' || line.answer === 'not-sold';
  return (
    <PartRow sku={line.sku} product={line.product} note={isGone && <AnswerText line={line} />}>
      <QuantityStepper name={name} quantity={line.quantity} onChange={onQuantity} isDense />
      <Button onClick={onRemove} aria-label={t('actions.removeItem', { name })}>
        {t('actions.remove')}
      </Button>
    </PartRow>
  );
}
