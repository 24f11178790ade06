import Box from '@mui/material/Box';
import { standaloneLink } from '../../shared/theme/touch-target.ts';

/** A telephone number or an e-mail address, as high as a thumb wants it, in a paragraph of its own. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <Box component="a" href={href} sx={{ ...standaloneLink, my: -1.25 }}>
      {children}
    </Box>
  );
}
