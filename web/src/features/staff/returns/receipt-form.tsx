import type { StaffInput } from '@dental-shop/domain/api/staff/calls';
import {
  type ReturnedCondition,
  type ReturnLine,
  type ReturnResolution,
  returnedCondition,
  returnResolution,
} from '@dental-shop/domain/returns/return';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { RecordSection } from '../record-section.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { LineFields } from './line-fields.tsx';
import { parseQuantity, quantityField } from './quantity-field.ts';

interface ReceiptFormProps {
  rmaNumber: string;
  lines: readonly ReturnLine[];
  onDone: (message: string) => void;
}

interface ReceivedLine {
  id: string;
  quantity: number | undefined;
  condition: ReturnedCondition | undefined;
  resolution: ReturnResolution | undefined;
}

type Issue = 'quantity' | 'condition' | 'resolution';

const conditionField = (lineId: string) => `condition-${lineId}`;
const resolutionField = (lineId: string) => `resolution-${lineId}`;
const expectedUnits = ({ acceptedQuantity }: ReturnLine) => acceptedQuantity ?? 0;

export function ReceiptForm({ rmaNumber, lines, onDone }: ReceiptFormProps) {
  const { t } = useTranslation('staff');
  const receiveReturn = useStaffAction('receiveReturn');
  const expected = lines.filter((line) => expectedUnits(line) > 0);
  const form = useForm<string, readonly ReceivedLine[], Issue>({
    names: expected.flatMap(({ id }) => [
      quantityField(id),
      conditionField(id),
      resolutionField(id),
    ]),
    read: (fields) => expected.map((line) => readLine(line, fields)),
    validate: (received) => Object.assign({}, ...received.map(receiptIssues)),
    send: async (received) => {
      await receiveReturn.mutateAsync({ rmaNumber, lines: received.map(toInput) });
      onDone(t('returns.receive.done'));
    },
  });
  return (
    <RecordSection title={t('returns.receive.title')}>
      <Stack component="form" spacing={2} sx={{ maxWidth: 720 }} {...form.elementProps}>
        <ErrorSummary form={form} />
        {expected.map((line) => (
          <ReceiptFields key={line.id} line={line} issues={form.issues} />
        ))}
        <StaffErrorAlert error={form.failure?.error} />
        <SubmitButton
          label={t('returns.receive.submit')}
          busyLabel={t('returns.receive.submitting')}
          busy={form.busy}
        />
      </Stack>
    </RecordSection>
  );
}

interface ReceiptFieldsProps {
  line: ReturnLine;
  issues: Partial<Record<string, Issue>>;
}

function ReceiptFields({ line, issues }: ReceiptFieldsProps) {
  const { t } = useTranslation('staff');
  const max = expectedUnits(line);
  const error = (name: string) => {
    const issue = issues[name];
    return issue && t(`returns.receive.issues.${issue}`, { max });
  };
  const quantity = quantityField(line.id);
  const condition = conditionField(line.id);
  const resolution = resolutionField(line.id);
  return (
    <LineFields line={line}>
      <FormField
        name={quantity}
        label={t('returns.receive.quantity', { max })}
        {...(line.reason === 'device-problem' && { hint: t('returns.receive.notComingBack') })}
        defaultValue={String(max)}
        autoComplete="off"
        inputMode="numeric"
        error={error(quantity)}
      />
      <SelectField
        name={condition}
        label={t('returns.receive.condition')}
        autoComplete="off"
        error={error(condition)}
      >
        <option value="">{t('returns.receive.choose')}</option>
        {returnedCondition.options.map((each) => (
          <option key={each} value={each}>
            {t(`returns.conditions.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={resolution}
        label={t('returns.receive.resolution')}
        autoComplete="off"
        error={error(resolution)}
      >
        <option value="">{t('returns.receive.choose')}</option>
        {returnResolution.options.map((each) => (
          <option key={each} value={each}>
            {t(`returns.resolutions.${each}`)}
          </option>
        ))}
      </SelectField>
    </LineFields>
  );
}

function readLine(line: ReturnLine, fields: Record<string, string>): ReceivedLine {
  const { id } = line;
  return {
    id,
    quantity: parseQuantity(fields[quantityField(id)] ?? '', expectedUnits(line)),
    condition: returnedCondition.safeParse(fields[conditionField(id)]).data,
    resolution: returnResolution.safeParse(fields[resolutionField(id)]).data,
  };
}

/** If nothing arrived, there's no condition to record. */
function receiptIssues({
  id,
  quantity,
  condition,
  resolution,
}: ReceivedLine): Partial<Record<string, Issue>> {
  if (quantity === 0) return {};
  return {
    ...(quantity === undefined && { [quantityField(id)]: 'quantity' }),
    ...(condition === undefined && { [conditionField(id)]: 'condition' }),
    ...(resolution === undefined && { [resolutionField(id)]: 'resolution' }),
  };
}

/**
 * For lines without units, the server ignores the condition and the outcome, except for the replacement of a failed
 * device.
 */
function toInput({
  id,
  quantity = 0,
  condition = 'unopened',
  resolution = 'none',
}: ReceivedLine): StaffInput<'receiveReturn'>['lines'][number] {
  return { id, quantity, condition, resolution };
}
