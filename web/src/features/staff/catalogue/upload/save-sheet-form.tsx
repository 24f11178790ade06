import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { ReportedChangeProblem } from '@dental-shop/domain/api/staff/catalogue-calls';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import type { SavedChange } from '../edit/change-dialog.tsx';
import { ChangeProblems } from '../edit/change-problems.tsx';
import { effectiveDay, isStartWrong, readStart, type StartFields } from '../edit/start-fields.ts';
import { StartInputs } from '../edit/start-inputs.tsx';
import { useCatalogueAction } from '../edit/use-catalogue-action.ts';

interface SaveSheetFormProps {
  comparison: StaffOutput<'compareSheet'>;
  /** The office's calendar day. */
  today: string;
  onSaved: (saved: SavedChange) => void;
}

export function SaveSheetForm({ comparison, today, onSaved }: SaveSheetFormProps) {
  const { t } = useTranslation('staff');
  const changeProducts = useCatalogueAction('changeProducts');
  const [problems, setProblems] = useState<readonly ReportedChangeProblem[]>([]);
  const { version, changes } = comparison;
  const form = useForm<keyof StartFields, StartFields, 'wrong'>({
    names: ['start', 'effectiveOn'],
    read: readStart,
    validate: (start) => (isStartWrong(start, today) ? { effectiveOn: 'wrong' } : {}),
    send: async (start) => {
      setProblems([]);
      const effectiveOn = effectiveDay(start);
      const saved = await changeProducts.mutateAsync({
        version,
        changes: changes.map(({ sku, price, hidden }) => ({
          sku,
          ...(price && { price: price.to }),
          ...(hidden && { hidden: hidden.to }),
        })),
        effectiveOn,
        source: 'sheet',
      });
      if (saved.changeId === null) return setProblems(saved.problems);
      const skus = changes.map(({ sku }) => sku);
      const { changeId, kitsOnSale } = saved;
      onSaved({ changeId, version: saved.version, skus, effectiveOn, kitsOnSale });
    },
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
