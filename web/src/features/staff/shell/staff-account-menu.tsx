import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';

const StaffAccountEntries = lazyChunk(
  'staff-account-entries',
  () => import('./staff-account-entries.tsx'),
);

export function StaffAccountMenu() {
  const session = useSignedInSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!session) return null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={session.user.email}
        endIcon={<ExpandMoreIcon />}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        }}
        sx={{
          flexShrink: 0,
          minWidth: 0,
          minHeight: 44,
          '& .MuiButton-endIcon': { ml: { xs: 0, sm: 1 } },
        }}
      >
        <AccountCircleIcon sx={{ display: { sm: 'none' } }} />
        <Box component="span" sx={labelStyle}>
          {session.user.email}
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <StaffAccountEntries anchor={anchor} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const labelStyle = {
  display: { xs: 'none', sm: 'block' },
  maxWidth: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
