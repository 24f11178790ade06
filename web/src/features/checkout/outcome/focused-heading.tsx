import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of what has just replaced something else on the page: the keyboard and screen
 * readers would otherwise be left where that was. It stands near the top, which comes into view.
 */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    // The browser would scroll just as far as the heading, and cut off what stands above it.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Typography>
  );
}
