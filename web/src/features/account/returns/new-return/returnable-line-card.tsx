import { formatCalendarDate, formatDate } from '@dental-shop/domain/language/locales';
import { returnReason } from '@dental-shop/domain/returns/return';
import { policyExclusions } from '@dental-shop/domain/returns/return-policy';
import type { ReturnableLine } from '@dental-shop/domain/returns/returnable-lines';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { FieldMessage } from '../../../../shared/forms/field.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { DeviceFacts } from '../../shipments/device-facts.tsx';
import { DeviceQuestions } from './device-questions.tsx';
import { PackagingField } from './packaging-field.tsx';
import { selectionField } from './read-return-form.ts';
import { fieldName, type ReturnChoice } from './return-choices.ts';
import type { ReturnSelection } from './return-selection.ts';
import { useReturnIssueText } from './use-return-issue-text.ts';

interface ReturnableLineCardProps extends Omit<ReturnSelection, 'choices' | 'choose'> {
  fieldKey: string;
  line: ReturnableLine;
  choice: ReturnChoice | undefined;
  onChange: (choice: ReturnChoice | undefined) => void;
  isFirst: boolean;
}

export function ReturnableLineCard(props: ReturnableLineCardProps) {
  const { line, choice, onChange, form, isFirst } = props;
  const { t, i18n } = useTranslation('returns');
  const { productName } = useCatalogueText();
  const issueText = useReturnIssueText();
  const id = useId();
  const factsId = `${id}facts`;
  const errorId = `${id}error`;
  const error = isFirst ? issueText(form.issues[selectionField]) : undefined;
  const number = orderName({ id: line.orderId, number: line.orderNumber ?? undefined });
  const shippedOn = formatDate(line.shippedAt, 'day', i18n.language);
  const start = () => onChange({ line, reason: '', unopened: undefined });
  return (
    <Paper component="li" variant="outlined" sx={{ px: 2, py: 1 }}>
      <FormControlLabel
        label={<span>{productName(line)}</span>}
        sx={labelStyle}
        control={
          <Checkbox
            checked={choice !== undefined}
            onChange={(event) => (event.target.checked ? start() : onChange(undefined))}
            slotProps={{
              input: {
                id,
                name: selectionField,
                'aria-describedby': [error && errorId, factsId].filter(Boolean).join(' '),
                'aria-invalid': Boolean(error),
              },
            }}
          />
        }
      />
      <Box id={factsId} sx={{ pl: 4 }}>
        <DeviceFacts {...line} />
        <Typography variant="body2" color="textSecondary">
          {`${t('form.shippedOn', { date: shippedOn })} · ${t('order', { number })}`}
        </Typography>
      </Box>
      {error && (
        <FieldMessage id={errorId} isError>
          {error}
        </FieldMessage>
      )}
      {choice && <ChosenLine {...props} choice={choice} />}
    </Paper>
  );
}

const labelStyle = {
  minHeight: 44,
  '& .MuiFormControlLabel-label': { fontWeight: 600, overflowWrap: 'anywhere' },
} as const;

function ChosenLine({
  fieldKey,
  line,
  choice,
  onChange,
  form,
  policy,
  today,
}: ReturnableLineCardProps & { choice: ReturnChoice }) {
  const { t } = useTranslation('returns');
  const issueText = useReturnIssueText(line.returnable);
  const { reason, unopened } = choice;
  const field = (name: string) => {
    const path = fieldName(fieldKey, name);
    return { name: path, autoComplete: 'off', error: issueText(form.issues[path]) };
  };
  return (
    <Box sx={fieldsStyle}>
      <FormField
        {...field('quantity')}
        label={t('form.quantity', { max: line.returnable })}
        inputMode="numeric"
        defaultValue="1"
      />
      <SelectField
        {...field('reason')}
        label={t('form.reason')}
        defaultValue={reason}
        onChange={(value) =>
          onChange({ ...choice, reason: returnReason.safeParse(value).data ?? '' })
        }
      >
        <option value="">{t('form.chooseOne')}</option>
        {returnReason.options.map((each) => (
          <option key={each} value={each}>
            {t(`reasons.${each}`)}
          </option>
        ))}
      </SelectField>
      {reason !== '' && reason !== 'device-problem' && (
        <PackagingField
          {...field('unopened')}
          value={unopened}
          onChange={(next) => onChange({ ...choice, unopened: next })}
        />
      )}
      <Exclusions line={line} choice={choice} policy={policy} today={today} />
      {reason === 'device-problem' && <DeviceQuestions field={field} />}
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  py: 1,
} as const;

type ExclusionsProps = Pick<ReturnSelection, 'policy' | 'today'> & {
  line: ReturnableLine;
  choice: ReturnChoice;
};

function Exclusions({ line, choice: { reason, unopened = true }, policy, today }: ExclusionsProps) {
  const { t, i18n } = useTranslation('returns');
  const exclusions =
    reason === '' ? [] : policyExclusions(line, { reason, unopened, today }, policy);
  const date = line.expiry === null ? '' : formatCalendarDate(line.expiry, i18n.language);
  const texts = exclusions.map((exclusion) => {
    const count = exclusion === 'short-shelf-life' ? policy.minShelfLifeDays : policy.days;
    return t(`form.exclusions.${exclusion}`, { count, date });
  });
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {texts.length > 0 && (
        <Alert severity="warning" role="presentation">
          {texts.join(' ')}
        </Alert>
      )}
    </Box>
  );
}
