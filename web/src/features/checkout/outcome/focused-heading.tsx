import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Replaces the focus of the pressed button, which no longer exists, and keeps the page's top in view. */
function takeFocus(heading: HTMLElement | null): void {
  if (!heading) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

/** The heading of content that has just replaced the page's. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" ref={takeFocus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Typography>
  );
}
