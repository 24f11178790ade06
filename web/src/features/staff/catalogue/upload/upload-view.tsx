import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InterruptedReading,
  runInWorker,
} from '../../../../shared/spreadsheet/run-in-worker.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { callStaff } from '../../call-staff.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { SavedNotice } from '../edit/saved-notice.tsx';
import type { SavedChange } from '../edit/use-save-changes.ts';
import { Comparison } from './comparison.tsx';
import type { SheetReading, SheetReadingFailure } from './read-sheet-file.ts';

type Failure = SheetReadingFailure | InterruptedReading['failure'];

type Compared =
  | { fileName: string; comparison: StaffOutput<'compareSheet'> }
  | { fileName: string; failure: Failure };

const createWorker = () =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });

async function compareFile(file: File): Promise<Compared> {
  const neverAborted = new AbortController().signal;
  const reading = await runInWorker<SheetReading>(createWorker, file, neverAborted);
  const fileName = file.name;
  if (reading.status === 'failed') return { fileName, failure: reading.failure };
  return { fileName, comparison: await callStaff('compareSheet', { table: reading.table }) };
}

interface UploadViewProps {
  /** Of the current catalogue. */
  version: number;
  /** The office's calendar day. */
  today: string;
}

export function UploadView({ version, today }: UploadViewProps) {
  const { t } = useTranslation('staff');
  const chooser = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState<SavedChange>();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationKey: ['compareSheet'],
    mutationFn: compareFile,
  });
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 640 }}>{t('catalogue.upload.introduction')}</Typography>
      <Box>
        <Button variant="contained" disabled={isPending} onClick={() => chooser.current?.click()}>
          {t(isPending ? 'catalogue.upload.comparing' : 'catalogue.upload.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('catalogue.upload.choose')}
          accept=".xlsx,.csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) {
              setSaved(undefined);
              mutate(file);
            }
            // Lets staff choose the same file again after fixing it.
            target.value = '';
          }}
        />
      </Box>
      <StaffErrorAlert error={error} />
      {data && 'failure' in data && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {t(`catalogue.upload.failures.${data.failure}`, { file: data.fileName })}
        </Alert>
      )}
      {data && 'comparison' in data && (
        <Comparison
          key={data.comparison.version}
          fileName={data.fileName}
          comparison={data.comparison}
          today={today}
          onSaved={(change) => {
            reset();
            setSaved(change);
          }}
        />
      )}
      <SavedNotice saved={saved} version={version} onClose={() => setSaved(undefined)} />
    </Stack>
  );
}
