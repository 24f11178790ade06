import { apiPaths } from '@dental-shop/domain/api/paths';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/api/download-file.ts';
import { DownloadButton } from '../../shared/downloads/download-button.tsx';
import { Button } from '../../shared/ui/button.tsx';

/** Lets customers download everything that the shop stores about them, or have it deleted. */
export function YourData({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-labelledby="your-data" sx={sectionStyle}>
      <Typography variant="h2" id="your-data" sx={{ fontSize: '1.25rem' }}>
        {t('account.data.title')}
      </Typography>
      <div>{t('account.data.about')}</div>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DownloadButton
          name="accountExport"
          download={() => downloadFile(apiPaths.accountExport, 'my-data.json')}
          label={t('account.data.download')}
          failed={t('account.data.downloadFailed')}
          tooMany={t('account.data.tooManyDownloads')}
          sx={{ minHeight: 44 }}
        />
        <Button color="error" onClick={onDelete} sx={{ minHeight: 44 }}>
          {t('account.data.deleteAccount')}
        </Button>
      </Box>
    </Box>
  );
}

const sectionStyle = {
  display: 'grid',
  gap: 0.5,
  maxWidth: '60ch',
  mt: 3,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;
