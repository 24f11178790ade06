import Box from '@mui/material/Box';

interface EmbeddedPageProps {
  /** One of the site configuration's, whose origins alone the page's policy lets in. */
  address: string;
  /** What is in the frame, for those who cannot see it. */
  title: string;
  /** Of CSS: `16 / 9`; the frame is as high as most of the window where it is absent. */
  aspectRatio?: string;
}

function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

/**
 * Another site's page in this one. It is put there when a visitor has asked for it: its host learns
 * of nobody else. Takes the focus from the button that it replaces.
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
