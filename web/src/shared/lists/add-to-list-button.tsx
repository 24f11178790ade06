import { isStorableSku, type LineItem } from '@dental-shop/domain/cart/line-item';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../loading/load-chunk.ts';
import { useSignedInSession } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';

const AddToListDialog = lazyChunk('add-to-list-dialog', () => import('./add-to-list-dialog.tsx'));

interface AddToListButtonProps {
  label: string;
  lines: readonly LineItem[];
  variant?: 'text' | 'outlined';
}

export function AddToListButton({ label, lines, variant = 'text' }: AddToListButtonProps) {
  const session = useSignedInSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!session) return null;
  return (
    <>
      <Button
        variant={variant}
        startIcon={<PlaylistAddIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <AddToListDialog
            uid={session.user.uid}
            lines={lines.filter(({ sku }) => isStorableSku(sku))}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
