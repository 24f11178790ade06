import { apiPaths } from '@dental-shop/domain/api/paths';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { withStepUp } from '../session/step-up-authentication.ts';

/** The button that downloads the catalogue as a spreadsheet. */
export function DownloadSheet() {
  const { t } = useTranslation('staff');
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    try {
      await withStepUp(() => downloadFile(apiPaths.staffCatalogueXlsx, 'catalogue.xlsx'));
      setState('idle');
    } catch (error) {
      console.error('The catalogue could not be downloaded.', { error });
      setState('failed');
    }
  };
  return (
    <div>
      <Button
        variant="contained"
        disabled={state === 'loading'}
        onClick={() => void download()}
        sx={{ minHeight: 44 }}
      >
        {t('catalogue.download')}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {t('shell.errors.failed')}
        </Typography>
      )}
    </div>
  );
}
