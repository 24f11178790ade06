import Box from '@mui/material/Box';

interface EmbeddedPageProps {
  /** The CSP only allows origins from the shop's settings. */
  address: string;
  title: string;
  /** A CSS value such as `16 / 9`. By default, the frame is almost as tall as the window. */
  aspectRatio?: string;
}

function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

/** Render it only after a click, because the frame exposes visitors to a third party. Takes focus on mount. */
export function EmbeddedPage({ address, title, aspectRatio }: EmbeddedPageProps) {
  return (
    <Box
      component="iframe"
      ref={focusFrame}
      src={address}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{
        display: 'block',
        width: '100%',
        border: 0,
        ...(aspectRatio ? { aspectRatio } : { height: 'min(80vh, 720px)' }),
      }}
    />
  );
}
