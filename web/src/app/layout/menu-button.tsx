import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';

const MenuPanel = lazyChunk('menu-panel', () => import('./menu-panel.tsx'));

export function MenuButton() {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        edge="start"
        color="primary"
        aria-label={t('common.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Opens in a transition, because rendering the panel takes a while on phones.
        onClick={() =>
          startTransition(() => {
            setWasOpened(true);
            setIsOpen(true);
          })
        }
        sx={{ display: { lg: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MenuPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
