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
import { effectiveDay, isStartWrong, type StartFields, startsNow } from '../edit/start-fields.ts';
import { StartInputs } from '../edit/start-inputs.tsx';
import type { SavedChange } from '../edit/use-save-changes.ts';
import { Comparison } from './comparison.tsx';
import type { SheetReading, SheetReadingFailure } from './read-sheet-file.ts';

type Failure = SheetReadingFailure | InterruptedReading['failure'];

type Compared =
  | { fileName: string; effectiveOn: string | null; comparison: StaffOutput<'compareSheet'> }
  | { fileName: string; failure: Failure };

const createWorker = () =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });

interface FileToCompare {
  file: File;
  effectiveOn: string | null;
}

async function compareFile({ file, effectiveOn }: FileToCompare): Promise<Compared> {
  const neverAborted = new AbortController().signal;
  const reading = await runInWorker<SheetReading>(createWorker, file, neverAborted);
  const fileName = file.name;
  if (reading.status === 'failed') return { fileName, failure: reading.failure };
  const comparison = await callStaff('compareSheet', { table: reading.table, effectiveOn });
  return { fileName, effectiveOn, comparison };
}

/** `checked` is the current catalogue. */
export function UploadView({ checked }: { checked: StaffOutput<'checkCatalogue'> }) {
  const { t } = useTranslation('staff');
  const chooser = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState<SavedChange>();
  const [start, setStart] = useState(startsNow);
  const isWrong = isStartWrong(start, checked.today);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationKey: ['compareSheet'],
    mutationFn: compareFile,
  });
  // The differences depend on the day, because other changes may be scheduled.
  function changeStart(next: StartFields) {
    setStart(next);
    if (variables && !isStartWrong(next, checked.today)) {
      mutate({ file: variables.file, effectiveOn: effectiveDay(next) });
    }
  }
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 640 }}>{t('catalogue.upload.introduction')}</Typography>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <StartInputs
          start={start}
          onStart={changeStart}
          today={checked.today}
          isWrong={isWrong && start.effectiveOn !== ''}
        />
      </Stack>
      <Box>
        <Button
          variant="contained"
          disabled={isPending || isWrong}
          onClick={() => chooser.current?.click()}
        >
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
              mutate({ file, effectiveOn: effectiveDay(start) });
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
      {!isWrong && data && 'comparison' in data && (
        <Comparison
          key={data.comparison.version}
          fileName={data.fileName}
          comparison={data.comparison}
          effectiveOn={data.effectiveOn}
          checked={checked}
          onSaved={(change) => {
            reset();
            setSaved(change);
          }}
        />
      )}
      <SavedNotice saved={saved} version={checked.version} onClose={() => setSaved(undefined)} />
    </Stack>
  );
}
