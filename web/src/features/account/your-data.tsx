import { apiPaths } from '@dental-shop/domain/api/paths';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/api/download-file.ts';
import { describeFailure } from '../../shared/forms/describe-failure.ts';
import { errorCode } from '../../shared/forms/sentence-key.ts';
import { Button } from '../../shared/ui/button.tsx';

type Download = { status: 'idle' | 'busy' } | { status: 'failed'; error: unknown };

/** What the customer may do with all that is kept about them: take it along, or have it deleted. */
export function YourData({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation();
  const [download, setDownload] = useState<Download>({ status: 'idle' });

  async function fetchData() {
    setDownload({ status: 'busy' });
    try {
      await downloadFile(apiPaths.accountExport, 'my-data.json');
      setDownload({ status: 'idle' });
    } catch (error) {
      console.error('The data of the account could not be downloaded.', describeFailure(error));
      setDownload({ status: 'failed', error });
    }
  }

  return (
    <Box component="section" aria-labelledby="your-data" sx={sectionStyle}>
      <Typography variant="h2" id="your-data" sx={{ fontSize: '1.25rem' }}>
        {t('account.data.title')}
      </Typography>
      <div>{t('account.data.about')}</div>
      {download.status === 'failed' && (
        <Alert severity="error" role="alert">
          {t(
            errorCode(download.error) === 'too-many-requests'
              ? 'account.data.tooManyDownloads'
              : 'account.data.downloadFailed',
          )}
        </Alert>
      )}
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={download.status === 'busy'}
          onClick={() => void fetchData()}
          sx={{ minHeight: 44 }}
        >
          {t('account.data.download')}
        </Button>
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
