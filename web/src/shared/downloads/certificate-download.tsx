import { apiPaths } from '@dental-shop/domain/api/paths';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../forms/describe-failure.ts';

interface CertificateDownloadProps extends Pick<ButtonProps, 'size' | 'variant'> {
  number: string;
}

/** Downloads the signed-in user's certificate as a PDF. */
export function CertificateDownload({ number, ...button }: CertificateDownloadProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    try {
      // With its schemas in a chunk of its own, which public pages do without.
      const { downloadFile } = await import('../api/download-file.ts');
      await downloadFile(apiPaths.certificate, `${t('common.certificate.title')}-${number}.pdf`);
      setState('idle');
    } catch (error) {
      console.error('The certificate could not be downloaded.', describeFailure(error));
      setState('failed');
    }
  };
  return (
    <>
      <Button {...button} disabled={state === 'loading'} onClick={() => void download()}>
        {t('common.certificate.download')}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {t('common.certificate.failed')}
        </Typography>
      )}
    </>
  );
}
