import { apiPaths } from '@dental-shop/domain/api/paths';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../forms/describe-failure.ts';
import { errorCode } from '../forms/sentence-key.ts';
import { Button } from '../ui/button.tsx';

interface CertificateDownloadProps extends Pick<ButtonProps, 'size' | 'variant'> {
  number: string;
}

type Download = { status: 'idle' | 'loading' } | { status: 'failed'; error: unknown };

/** Downloads the signed-in user's certificate as a PDF. */
export function CertificateDownload({ number, ...button }: CertificateDownloadProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<Download>({ status: 'idle' });
  const download = async () => {
    setState({ status: 'loading' });
    try {
      // With its schemas in a chunk of its own, which public pages do without.
      const { downloadFile } = await import('../api/download-file.ts');
      await downloadFile(apiPaths.certificate, `${t('common.certificate.title')}-${number}.pdf`);
      setState({ status: 'idle' });
    } catch (error) {
      console.error('The certificate could not be downloaded.', describeFailure(error));
      setState({ status: 'failed', error });
    }
  };
  return (
    <>
      <Button {...button} disabled={state.status === 'loading'} onClick={() => void download()}>
        {t('common.certificate.download')}
      </Button>
      {state.status === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {errorCode(state.error) === 'too-many-requests'
            ? t('common.tooManyPdfs')
            : t('common.certificate.failed')}
        </Typography>
      )}
    </>
  );
}
