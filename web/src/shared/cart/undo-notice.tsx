import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../catalogue/use-catalogue-text.ts';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Notice, noticeButtonStyle } from '../ui/notice.tsx';
import { type CartChange, cartUndo, type UndoableChange, useUndoableChange } from './cart-undo.ts';

/** Paused while the notice is focused or hovered. */
const offerMs = 10_000;

/** Takes focus when the focused button is removed. Placed before the cart, so Tab continues with the cart's lines. */
export function UndoNotice() {
  const { t } = useTranslation();
  const undoable = useUndoableChange();
  const [wasUndone, setWasUndone] = useState(false);
  if (undoable && wasUndone) setWasUndone(false);
  const container = useRef<HTMLDivElement>(null);
  const undo = () => {
    if (undoable) cartUndo.undo(undoable);
    setWasUndone(true);
    container.current?.focus();
  };
  return (
    <div ref={container} tabIndex={-1} style={{ outline: 'none' }}>
      {undoable && <Offer key={changeKey(undoable)} undoable={undoable} onUndo={undo} />}
      <LiveRegion message={wasUndone && !undoable ? t('cart.undo.done') : ''} />
    </div>
  );
}

const focusOnMount = (notice: HTMLElement | null) => notice?.focus({ preventScroll: true });

/** A new key restarts the timer. */
function changeKey({ change, after }: UndoableChange): string {
  return `${change.kind} ${'sku' in change ? change.sku : ''} ${after.length}`;
}

function Offer({ undoable, onUndo }: { undoable: UndoableChange; onUndo: () => void }) {
  const { t } = useTranslation();
  const describe = useDescription();
  const text = describe(undoable.change);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isHovered || hasFocus;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(cartUndo.dismiss, offerMs);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return (
    <Notice
      ref={focusOnMount}
      text={text}
      tabIndex={-1}
      role="group"
      aria-label={text}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setHasFocus(target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
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

const placeStyle = {
  bottom: { xs: '6rem', md: 16 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
