import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { ChangeProblems } from '../edit/change-problems.tsx';
import { effectiveDay, isStartWrong, readStart, type StartFields } from '../edit/start-fields.ts';
import { StartInputs } from '../edit/start-inputs.tsx';
import { type SavedChange, useSaveChanges } from '../edit/use-save-changes.ts';

interface SaveSheetFormProps {
  comparison: StaffOutput<'compareSheet'>;
  /** The office's calendar day. */
  today: string;
  onSaved: (saved: SavedChange) => void;
}

export function SaveSheetForm({ comparison, today, onSaved }: SaveSheetFormProps) {
  const { t } = useTranslation('staff');
  const { save, problems } = useSaveChanges(onSaved);
  const { version, changes } = comparison;
  const form = useForm<keyof StartFields, StartFields, 'wrong'>({
    names: ['start', 'effectiveOn'],
    read: readStart,
    validate: (start) => (isStartWrong(start, today) ? { effectiveOn: 'wrong' } : {}),
    send: (start) =>
      save({
        version,
        changes: changes.map(({ sku, price, hidden }) => ({
          sku,
          ...(price && { price: price.to }),
          ...(hidden && { hidden: hidden.to }),
        })),
        effectiveOn: effectiveDay(start),
        source: 'sheet',
      }),
  });
  return (
    <Stack component="form" spacing={2} {...form.elementProps} sx={{ mt: 2, maxWidth: 480 }}>
      <StartInputs today={today} isWrong={form.issues.effectiveOn !== undefined} />
      <ChangeProblems problems={problems} />
      <StaffErrorAlert error={form.failure?.error} />
      <Button
        type="submit"
        variant="contained"
        disabled={form.busy}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('catalogue.upload.save', { count: changes.length })}
      </Button>
    </Stack>
  );
}
