import Box from '@mui/material/Box';

interface HtmlPolicy {
  /** Returns a `TrustedHTML`, which React passes on unchanged. */
  createHTML: (html: string) => string;
}

/** Missing in TypeScript's DOM types, and in some browsers. */
interface TrustedTypes {
  createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}

const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

/** Accepts any HTML, because the frame can't run scripts and has a separate origin. */
const policy = trustedTypes?.createPolicy('mail-frame', { createHTML: (html) => html });

interface MailFrameProps {
  html: string;
  title: string;
}

/** An email in a sandbox without permissions: no scripts, forms, pop-ups, or access to the page. */
export function MailFrame({ html, title }: MailFrameProps) {
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={policy?.createHTML(html) ?? html}
      title={title}
      sx={frameStyle}
    />
  );
}

const frameStyle = {
  display: 'block',
  width: '100%',
  height: 'min(80vh, 640px)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  // The email has its own background and is designed for a light one.
  bgcolor: 'common.white',
} as const;
