import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { WithOfficeLinks } from '../../../shared/ui/contact-links/with-office-links.tsx';

export function CertificateMessage({
  message,
  children,
}: {
  message: string;
  children?: ReactNode;
}) {
  return (
    <>
      <Box component="p" sx={{ m: 0, mt: 1 }}>
        <WithOfficeLinks>{message}</WithOfficeLinks>
      </Box>
      {children && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      )}
    </>
  );
}
