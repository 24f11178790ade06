import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of what has just replaced the page's content. It takes the focus: the keyboard and screen
 * readers would be left where the pressed button was. Scrolls to the top of the page, near which it stands.
 */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    // Scrolling to the heading itself would cut off what stands above it.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Typography>
  );
}
