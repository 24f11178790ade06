import type { StaffInput } from '@dental-shop/domain/api/staff/calls';
import type { ReturnLine } from '@dental-shop/domain/returns/return';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { RecordSection } from '../record-section.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { parseQuantity, quantityField } from './quantity-field.ts';

interface AcceptFormProps {
  rmaNumber: string;
  lines: readonly ReturnLine[];
  onDone: (message: string) => void;
}

type Quantities = Record<string, number | undefined>;
type Issue = 'quantity' | 'nothing';

export function AcceptForm({ rmaNumber, lines, onDone }: AcceptFormProps) {
  const { t } = useTranslation('staff');
  const [isDeclining, setIsDeclining] = useState(false);
  const acceptReturn = useStaffAction('acceptReturn');
  const form = useForm<string, Quantities, Issue>({
    names: lines.map(({ id }) => quantityField(id)),
    read: (fields) =>
      Object.fromEntries(
        lines.map(({ id, quantity }) => [
          id,
          parseQuantity(fields[quantityField(id)] ?? '', quantity),
        ]),
      ),
    validate: (quantities) => acceptIssues(lines, quantities),
    send: async (quantities) => {
      const accepted: StaffInput<'acceptReturn'>['lines'] = lines.map(({ id }) => ({
        id,
        quantity: quantities[id] ?? 0,
      }));
      await acceptReturn.mutateAsync({ rmaNumber, lines: accepted });
      onDone(t('returns.accept.done'));
    },
  });
  return (
    <RecordSection title={t('returns.accept.title')}>
      <Stack component="form" spacing={2} sx={{ maxWidth: 720 }} {...form.elementProps}>
        <ErrorSummary form={form} />
        {lines.map((line) => {
          const name = quantityField(line.id);
          const issue = form.issues[name];
          const max = line.quantity;
          return (
            <LineFields key={line.id} line={line}>
              <FormField
                name={name}
                label={t('returns.accept.quantity', { max })}
                defaultValue={String(max)}
                autoComplete="off"
                inputMode="numeric"
                error={issue && t(`returns.accept.issues.${issue}`, { max })}
              />
            </LineFields>
          );
        })}
        <StaffErrorAlert error={form.failure?.error} />
        <SubmitButton
          label={t('returns.accept.submit')}
          busyLabel={t('returns.accept.submitting')}
          busy={form.busy}
        />
        <Button
          variant="outlined"
          color="error"
          disabled={form.busy}
          onClick={() => setIsDeclining(true)}
        >
          {t('returns.decline.open')}
        </Button>
      </Stack>
      {isDeclining && (
        <DeclineDialog
          rmaNumber={rmaNumber}
          onClose={() => setIsDeclining(false)}
          onDeclined={onDone}
        />
      )}
    </RecordSection>
  );
}

/** The domain's `acceptLines` has the same rules. */
function acceptIssues(lines: readonly ReturnLine[], quantities: Quantities): Record<string, Issue> {
  const invalid = lines.filter(({ id }) => quantities[id] === undefined);
  const [first] = lines;
  if (invalid.length === 0 && first && lines.every(({ id }) => quantities[id] === 0))
    return { [quantityField(first.id)]: 'nothing' };
  return Object.fromEntries(invalid.map(({ id }) => [quantityField(id), 'quantity' as const]));
}
