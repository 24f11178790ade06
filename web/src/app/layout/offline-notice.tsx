import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A small file of the shop's own, which answers as long as anything does. */
const anyFile = '/robots.txt';

/**
 * A browser calls itself offline also where the computer is in no network and the shop on this very
 * computer, and online in a network that leads nowhere: only the shop itself can tell the first.
 */
async function isCutOff(): Promise<boolean> {
  if (navigator.onLine) return false;
  return fetch(anyFile, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

/**
 * Says why nothing loads while the browser has no connection, and stays in sight: what fails meanwhile
 * has words of its own, which cannot know the reason.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const [cutOff, setCutOff] = useState(false);
  useEffect(() => {
    let latest = 0;
    const check = async () => {
      latest += 1;
      const mine = latest;
      const found = await isCutOff();
      if (mine === latest) setCutOff(found);
    };
    void check();
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    return () => {
      latest = 0;
      window.removeEventListener('online', check);
      window.removeEventListener('offline', check);
    };
  }, []);
  if (!cutOff) return null;
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
