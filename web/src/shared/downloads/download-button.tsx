import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../forms/message-key.ts';
import { Button } from '../ui/button.tsx';

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'sx' | 'variant' | 'aria-label'> {
  name: string;
  download: () => Promise<void>;
  label: string;
  failed: string;
  tooMany?: string;
}

export function DownloadButton({
  name,
  download,
  label,
  failed,
  tooMany,
  ...button
}: DownloadButtonProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({ mutationKey: [name], mutationFn: download });
  const isTooMany = errorCode(error) === 'too-many-requests';
  return (
    <>
      <Button variant="outlined" {...button} disabled={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {error && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {isTooMany ? (tooMany ?? t('common.tooManyPdfs')) : failed}
        </Typography>
      )}
    </>
  );
}
