import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MenuButtonProps {
  /** A dialog. Loaded when it's first opened. */
  panel: ComponentType<{ isOpen: boolean; onClose: () => void }>;
}

/** Opens the navigation on screens that have no space for it. */
export function MenuButton({ panel: Panel }: MenuButtonProps) {
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
          <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
