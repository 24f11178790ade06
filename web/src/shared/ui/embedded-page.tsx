import Box from '@mui/material/Box';

interface EmbeddedPageProps {
  /** From the settings: the Content-Security-Policy lets in no other origins. */
  address: string;
  /** What the frame holds, for screen readers. */
  title: string;
  /** As in CSS: `16 / 9`. Absent, the frame is nearly as high as the window. */
  aspectRatio?: string;
}

function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

/**
 * Another site's page in a frame. Rendered only once a visitor asks for it, so that its host learns of
 * nobody else. Takes the focus from the button that it replaces.
 */
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
