import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says why nothing loads while the browser has no connection, and stays in sight: what fails meanwhile
 * has words of its own, which cannot know the reason.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Box role="alert" sx={noticeStyle}>
      <Container maxWidth="lg">{t('common.offline')}</Container>
    </Box>
  );
}

const noticeStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  py: 1,
  bgcolor: 'text.primary',
  color: 'background.default',
  displayPrint: 'none',
} as const;
