import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Moves focus from the pressed button, which is gone, and scrolls to the top, so that nothing above it is cut off. */
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
