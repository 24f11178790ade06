import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Scrolls to the top, because focusing alone would hide the heading behind the site header. */
function takeFocus(heading: HTMLElement | null): void {
  if (!heading) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" ref={takeFocus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Typography>
  );
}
