import { returnInstructionsPath } from '@dental-shop/domain/api/paths';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download-file.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';

export function InstructionsButton({ rmaNumber }: { rmaNumber: string }) {
  const { t } = useTranslation('returns');
  const label = t('instructions');
  return (
    <DownloadButton
      name="returnInstructions"
      download={() => downloadFile(returnInstructionsPath(rmaNumber), `${label}-${rmaNumber}.pdf`)}
      variant="contained"
      label={label}
      failed={t('instructionsFailed')}
    />
  );
}
