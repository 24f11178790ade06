import { maxQuantity, parseQuantity, withinQuantities } from '@dental-shop/domain/cart/quantity';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { touchScreen, touchTarget } from '../theme/touch-target.ts';
import { isComposing } from '../ui/is-composing.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { quantitySteps } from './loader-contract.ts';

interface QuantityStepperProps {
  /** What is counted; screen readers hear it with every control. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** 0 where the quantity is the cart's own, so that the last step takes the item out of it. */
  min?: 0 | 1;
  /** Small under a mouse, for lists and tables; a finger gets its 44 px all the same. */
  isDense?: boolean;
  /** False for what the Tab key passes over: one cell of a table stands for all of them. */
  isTabStop?: boolean;
  /** True where the page itself says what a change comes to. */
  isSilent?: boolean;
}

/**
 * Minus, a field to type into, plus. The arrow keys, plus and minus count in the field. What is typed
 * counts from Enter on, or when the field is left; what is no quantity is put back, as by Escape.
 */
export function QuantityStepper({
  name,
  quantity,
  onChange,
  min = 1,
  isDense = false,
  isTabStop = true,
  isSilent = false,
}: QuantityStepperProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [announcement, announce] = useState('');

  const change = (wanted: number) => {
    const next = withinQuantities(wanted, min);
    setDraft(null);
    if (next === quantity) return;
    onChange(next);
    announce(t('shop.stepper.changed', { name, quantity: next }));
  };
  const commit = () => change((draft === null ? null : parseQuantity(draft, min)) ?? quantity);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = quantitySteps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      change((parseQuantity(draft ?? '', min) ?? quantity) + step);
    } else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setDraft(null);
  };
  const removes = min === 0 && quantity === 1;
  const adds = min === 0 && quantity === 0;
  const tabIndex = isTabStop ? 0 : -1;
  // Not `disabled`, which would take the focus from the button whose press was the last one possible.
  const reachable = (hasMore: boolean) =>
    hasMore ? { tabIndex } : { 'aria-disabled': true, tabIndex: -1 };
  return (
    <Box
      role="group"
      aria-label={t('shop.stepper.quantity', { name })}
      // `early-input.ts` counts by these before the page is hydrated.
      data-min={min}
      // A region that comes together with its message is not heard.
      onFocus={() => setIsUsed(true)}
      onPointerDown={() => setIsUsed(true)}
      sx={isDense ? denseStyle : style}
    >
      <IconButton
        aria-label={t(removes ? 'shop.stepper.remove' : 'shop.stepper.decrease', { name })}
        {...reachable(quantity > min)}
        data-step={-1}
        onClick={() => change(quantity - 1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <input
        value={draft ?? quantity}
        tabIndex={tabIndex}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        aria-label={t('shop.stepper.quantity', { name })}
        inputMode="numeric"
        maxLength={String(maxQuantity).length}
        autoComplete="off"
      />
      <IconButton
        aria-label={t(adds ? 'shop.addNamed' : 'shop.stepper.increase', { name })}
        {...reachable(quantity < maxQuantity)}
        data-step={1}
        onClick={() => change(quantity + 1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      {isUsed && !isSilent && <LiveRegion message={announcement} />}
    </Box>
  );
}

/** The number's room grows with the reader's text. */
const sized = (size: number) => ({
  '& button, & input': { width: size, height: size, p: 0 },
  '& > input': { width: `${size / 16}rem`, minWidth: size },
});

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  ...sized(touchTarget),
  // The sign alone is faint: the ring of the focus has the button's color.
  '& button[aria-disabled]': { background: 'none', cursor: 'default', '& svg': { opacity: 0.5 } },
  '& input': {
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    borderRadius: 'inherit',
  },
} as const;

const denseStyle = { ...style, ...sized(32), [touchScreen]: sized(touchTarget) } as const;
