import Box from '@mui/material/Box';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';

/** Marks the part of a cell that is truncated. */
export const valueClass = 'table-value';

interface Shown {
  cell: Element;
  text: string;
  place: ReturnType<typeof placeOf>;
}

/** In px. */
const maxWidth = 480;
const gap = 8;

/**
 * Shows the full text of a truncated cell while the cell has focus or the pointer. Hidden from screen readers, which read
 * the full text in the cell.
 */
export function FullValue({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const hide = () => setShown(undefined);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = () => setShown((current) => current && truncatedIn(current.cell));
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') setShown(undefined);
      },
      { signal },
    );
    return () => controller.abort();
  }, [isShown]);
  const show = ({ target }: MouseEvent | FocusEvent) => {
    if (!(target instanceof Element) || target.closest('[data-full-value]')) return;
    setShown(truncatedIn(target.closest('[role="gridcell"]')));
  };
  return (
    <Box onMouseOver={show} onFocus={show} onMouseLeave={hide} onBlur={hide} sx={{ minWidth: 0 }}>
      {children}
      {shown && (
        <Box data-full-value aria-hidden dir="auto" sx={fullValueStyle} style={shown.place}>
          {shown.text}
        </Box>
      )}
    </Box>
  );
}

function truncatedIn(cell: Element | null): Shown | undefined {
  const value = cell?.querySelector(`.${valueClass}`);
  if (!cell || !value || value.scrollWidth <= value.clientWidth) return undefined;
  return { cell, text: value.textContent ?? '', place: placeOf(cell.getBoundingClientRect()) };
}

/** Below the cell, or above it in the lower half of the window. */
function placeOf({ left, top, bottom }: DOMRect) {
  const x = Math.max(gap, Math.min(left, window.innerWidth - maxWidth - gap));
  return top > window.innerHeight / 2
    ? { left: x, bottom: window.innerHeight - top }
    : { left: x, top: bottom };
}

const fullValueStyle = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth,
  maxHeight: '40vh',
  overflow: 'auto',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;
