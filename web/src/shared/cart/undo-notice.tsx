import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../catalogue/use-catalogue-text.ts';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Notice, noticeButtonStyle } from '../ui/notice.tsx';
import { type CartChange, cartUndo, type Undoable, useUndoable } from './cart-undo.ts';

/** Longer than it takes to read; it does not count while the notice has the keyboard or the pointer. */
const offerMs = 10_000;

/**
 * Offers to take back what was just done to the cart. It stands before the cart, so that the keyboard, which
 * it gets because the pressed button is gone, goes on from it to the lines that are left.
 */
export function UndoNotice() {
  const { t } = useTranslation();
  const undoable = useUndoable();
  const [undone, setUndone] = useState(false);
  // The announcement stays until there is something else to undo.
  if (undoable && undone) setUndone(false);
  const place = useRef<HTMLDivElement>(null);
  const undo = () => {
    if (undoable) cartUndo.undo(undoable);
    setUndone(true);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {undoable && <Offer key={keyOf(undoable)} undoable={undoable} onUndo={undo} />}
      <LiveRegion message={undone && !undoable ? t('cart.undo.done') : ''} />
    </div>
  );
}

const focusOnMount = (notice: HTMLElement | null) => notice?.focus({ preventScroll: true });

/** Another offer begins its time anew. */
function keyOf({ change, after }: Undoable): string {
  return `${change.kind} ${'sku' in change ? change.sku : ''} ${after.length}`;
}

function Offer({ undoable, onUndo }: { undoable: Undoable; onUndo: () => void }) {
  const { t } = useTranslation();
  const describe = useDescription();
  const text = describe(undoable.change);
  const [isPointed, setIsPointed] = useState(false);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const isHeld = isPointed || hasKeyboard;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(cartUndo.dismiss, offerMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <Notice
      ref={focusOnMount}
      text={text}
      tabIndex={-1}
      role="group"
      aria-label={text}
      onMouseEnter={() => setIsPointed(true)}
      onMouseLeave={() => setIsPointed(false)}
      onFocus={({ target }) => setHasKeyboard(target.matches(':focus-visible'))}
      onBlur={() => setHasKeyboard(false)}
      sx={placeStyle}
    >
      <Button color="inherit" onClick={onUndo} sx={noticeButtonStyle}>
        {t('cart.undo.action')}
      </Button>
    </Notice>
  );
}

function useDescription(): (change: CartChange) => string {
  const { t } = useTranslation();
  const { productName } = useCatalogueText();
  return (change) =>
    change.kind === 'removed'
      ? t('cart.undo.removed', { name: productName(change) })
      : t(`cart.undo.${change.kind}`);
}

/** Above the bar at a phone's foot. */
const placeStyle = {
  bottom: { xs: '6rem', md: 16 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
