import { apiPaths } from '@dental-shop/domain/api/paths';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import { DownloadButton } from './download-button.tsx';

interface CertificateButtonProps extends Pick<ButtonProps, 'variant'> {
  number: string;
}

export function CertificateButton({ number, variant = 'outlined' }: CertificateButtonProps) {
  const { t } = useTranslation();
  const fileName = `${t('common.certificate.title')}-${number}.pdf`;
  return (
    <DownloadButton
      name="certificate"
      download={() => downloadFile(apiPaths.certificate, fileName)}
      variant={variant}
      label={t('common.certificate.download')}
      failed={t('common.certificate.failed')}
    />
  );
}
