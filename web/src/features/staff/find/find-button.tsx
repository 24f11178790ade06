import SearchIcon from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk, loadOnce } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FallbackBoundary } from '../../../shared/ui/fallbacks/fallback-boundary.tsx';

const loadPalette = loadOnce(() => import('./find-palette.tsx'));
const FindPalette = lazyChunk('find-palette', loadPalette);

/** Opens the palette, as Ctrl+K or ⌘K does. Its script loads when someone is about to use it. */
export function FindButton() {
  const { t } = useTranslation('staff');
  const [isOpen, setIsOpen] = useState(false);
  useFindShortcut(() => setIsOpen(true));
  const props = {
    onClick: () => setIsOpen(true),
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  } as const;
  return (
    <>
      <Button
        {...props}
        variant="outlined"
        color="inherit"
        startIcon={<SearchIcon />}
        endIcon={
          <Box component="kbd" aria-hidden="true" sx={keyStyle}>
            {isMac() ? '⌘K' : 'Ctrl K'}
          </Box>
        }
        sx={wideStyle}
      >
        {t('find.open')}
      </Button>
      <IconButton {...props} aria-label={t('find.open')} color="primary" sx={narrowStyle}>
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <FallbackBoundary fallback={<PaletteFailed onClose={() => setIsOpen(false)} />}>
          <Suspense>
            <FindPalette onClose={() => setIsOpen(false)} />
          </Suspense>
        </FallbackBoundary>
      )}
    </>
  );
}

/** Not a dialog, because the dialog's script may have failed to load. */
function PaletteFailed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  return (
    <Alert severity="error" onClose={onClose} closeText={t('find.close')} sx={failedStyle}>
      {t('find.unavailable')}
    </Alert>
  );
}

/** A failure is reported when the palette opens. */
const preload = () => void loadPalette().catch(() => undefined);

const isMac = () => navigator.userAgent.includes('Mac');

function useFindShortcut(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (!isShortcut || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      // An open dialog may have unsaved changes.
      if (document.querySelector('[role="dialog"]')) return;
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

const wideStyle = {
  display: { xs: 'none', md: 'inline-flex' },
  minHeight: 36,
  width: 280,
  justifyContent: 'flex-start',
  borderColor: 'divider',
  color: 'text.secondary',
  fontWeight: 400,
  // The button would show the keys as large as an icon.
  '& .MuiButton-endIcon': { ml: 'auto', '& > kbd': { fontSize: '0.75rem' } },
} as const;

const narrowStyle = { display: { md: 'none' }, width: 44, height: 44 } as const;

const failedStyle = { position: 'fixed', top: 56, left: 16, right: 16, zIndex: 'modal' } as const;

const keyStyle = {
  fontFamily: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 0.5,
} as const;
