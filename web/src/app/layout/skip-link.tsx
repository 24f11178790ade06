import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard; seen only while it has the focus. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  return (
    <Box component="a" href="#main" onClick={() => main.current?.focus()} sx={skipLinkStyle}>
      {t('common.skipToContent')}
    </Box>
  );
}

const skipLinkStyle = {
  position: 'absolute',
  left: 8,
  top: -64,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;
