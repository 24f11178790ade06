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
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** The cart uses 0: stepping down from 1 removes the item. */
  min?: 0 | 1;
  /** Makes the stepper smaller for mouse users. Touch targets stay at 44 px. */
  isDense?: boolean;
  /** False for table cells after the first, so Tab skips them. */
  isTabStop?: boolean;
  /** True if the page announces the result itself. */
  isSilent?: boolean;
}

/** Typed quantities apply on Enter or blur. Escape and invalid input restore the previous value. */
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
  const [hasInteracted, setHasInteracted] = useState(false);
  const [announcement, announce] = useState('');

  const change = (requested: number) => {
    const next = withinQuantities(requested, min);
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
  // Not `disabled`, which would remove focus from the button when it reaches the limit.
  const stepProps = (hasMore: boolean) =>
    hasMore ? { tabIndex } : { 'aria-disabled': true, tabIndex: -1 };
  return (
    <Box
      role="group"
      aria-label={t('shop.stepper.quantity', { name })}
      // Read by `early-cart-changes.ts` before hydration.
      data-min={min}
      // Screen readers ignore a live region that is inserted with its text, so it is mounted on focus.
      onFocus={() => setHasInteracted(true)}
      onPointerDown={() => setHasInteracted(true)}
      sx={isDense ? denseStyle : style}
    >
      <IconButton
        aria-label={t(removes ? 'shop.stepper.remove' : 'shop.stepper.decrease', { name })}
        {...stepProps(quantity > min)}
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
        {...stepProps(quantity < maxQuantity)}
        data-step={1}
        onClick={() => change(quantity + 1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      {hasInteracted && !isSilent && <LiveRegion message={announcement} />}
    </Box>
  );
}

/** In rem, so it scales with the text size. */
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
  // Only the icon is faint: the focus ring inherits the button's color.
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
