import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { Button } from '../../shared/ui/button.tsx';

const AccountEntries = lazyChunk('account-entries', () => import('./account-entries.tsx'));

export default function AccountMenu({ email }: { email: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
        sx={{ minWidth: 0 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {userLabel(email)}
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <AccountEntries anchor={anchor} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function userLabel(email: string): string {
  const end = email.lastIndexOf('@');
  return end > 0 ? email.slice(0, end) : email;
}
