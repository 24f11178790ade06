import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { ChangeProblems } from '../edit/change-problems.tsx';
import { type SavedChange, useSaveChanges } from '../edit/use-save-changes.ts';

interface SaveSheetFormProps {
  comparison: StaffOutput<'compareSheet'>;
  /** The day that the spreadsheet was compared with. Null means now. */
  effectiveOn: string | null;
  onSaved: (saved: SavedChange) => void;
}

export function SaveSheetForm({ comparison, effectiveOn, onSaved }: SaveSheetFormProps) {
  const { t } = useTranslation('staff');
  const { save, problems } = useSaveChanges(onSaved);
  const { version, changes } = comparison;
  const form = useForm<never, object, never>({
    names: [],
    read: (fields) => fields,
    validate: () => ({}),
    send: () =>
      save({
        version,
        changes: changes.map(({ sku, price, hidden }) => ({
          sku,
          ...(price && { price: price.to }),
          ...(hidden && { hidden: hidden.to }),
        })),
        effectiveOn,
        source: 'sheet',
      }),
  });
  return (
    <Stack component="form" spacing={2} {...form.elementProps} sx={{ mt: 2, maxWidth: 480 }}>
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
