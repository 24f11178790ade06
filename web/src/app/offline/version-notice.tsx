import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';

/**
 * Offers the new version of the shop, which never comes by itself: what somebody has typed would be lost. It keeps
 * out of the cart's way, where a payment may be going on. The keyboard is left where it is.
 */
export function VersionNotice({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const textId = useId();
  const [message, say] = useState('');
  const isShown = pathname !== paths.cart;
  const text = t('common.update.ready');
  useEffect(() => say(isShown ? text : ''), [isShown, text]);
  return (
    <>
      <LiveRegion message={message} />
      {isShown && (
        <Paper component="section" aria-labelledby={textId} elevation={6} sx={noticeStyle}>
          <Box id={textId} sx={{ flex: '1 1 9rem' }}>
            {text}
          </Box>
          <Button color="inherit" onClick={onReload} sx={{ minHeight: 44, fontWeight: 650 }}>
            {t('common.update.reload')}
          </Button>
        </Paper>
      )}
    </>
  );
}

const noticeStyle = {
  position: 'fixed',
  // Below the header, menus, and dialogs, because it appears on its own.
  zIndex: 1,
  left: 16,
  right: { xs: 16, sm: 'auto' },
  bottom: 16,
  maxWidth: { sm: '32rem' },
  pl: 2,
  pr: 1,
  py: 0.5,
  display: 'flex',
  // Large letters put the button below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 2,
  bgcolor: 'text.primary',
  color: 'background.default',
  displayPrint: 'none',
} as const;
