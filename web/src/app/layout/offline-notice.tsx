import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../../shared/offline/use-is-offline.ts';

export function OfflineNotice() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return (
    <Box role="alert" sx={noticeStyle}>
      <Container maxWidth="lg">{t('common.offline')}</Container>
    </Box>
  );
}

const noticeStyle = {
  py: 1,
  bgcolor: 'text.primary',
  color: 'background.default',
  displayPrint: 'none',
} as const;
