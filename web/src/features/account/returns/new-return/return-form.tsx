import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import type { ReturnableLine } from '@dental-shop/domain/returns/returnable-lines';
import type { OfficeReturnPolicy } from '@dental-shop/domain/settings/office-settings';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/config/paths.ts';
import { ownTimeZone } from '../../../../shared/formatting/own-time-zone.ts';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import {
  type OwnReturn,
  type OwnShipment,
  ownReturnableLines,
} from '../../shipments/use-own-shipments.ts';
import { requestReturn } from '../return-requests.ts';
import { useReturnFailure } from '../use-return-failure.ts';
import { OtherOrders } from './other-orders.tsx';
import {
  fieldNames,
  noteField,
  type ReturnIssue,
  readReturnLines,
  returnIssues,
} from './read-return-form.ts';
import { lineKey, type ReturnChoice, type ReturnChoices } from './return-choices.ts';
import { ReturnableLines } from './returnable-lines.tsx';
import { useReturnIssueText } from './use-return-issue-text.ts';

interface ReturnFormProps {
  uid: string;
  orderId: string | null;
  /** Released shipments of the order. */
  shipments: readonly OwnShipment[];
  ownReturns: readonly OwnReturn[];
  policy: OfficeReturnPolicy;
  /** The office's calendar date, such as `2026-11-27`. */
  today: string;
}

const maxNoteLength = 1000;

export function ReturnForm({
  uid,
  orderId,
  shipments,
  ownReturns,
  policy,
  today,
}: ReturnFormProps) {
  const { t } = useTranslation('returns');
  const navigate = useNavigate();
  const failureText = useReturnFailure();
  const issueText = useReturnIssueText();
  // Sending the form again after a lost response must not request a second return.
  const [requestId] = useState(() => crypto.randomUUID());
  const lines = ownReturnableLines(shipments, ownReturns);
  const [choices, setChoices] = useState<ReturnChoices>(() => initialChoices(lines));
  const form = useForm<string, Record<string, string>, ReturnIssue>({
    names: fieldNames(choices),
    read: (fields) => fields,
    validate: (fields) => {
      const ownToday = calendarDay(new Date(), ownTimeZone());
      return returnIssues(fields, choices, { policy, today, ownToday });
    },
    send: async (fields) => {
      const { rmaNumber } = await requestReturn({
        requestId,
        lines: readReturnLines(fields, choices),
        note: fields[noteField] ?? '',
      });
      await navigate(paths.return(rmaNumber), { replace: true });
    },
  });
  const choose = (key: string, choice: ReturnChoice | undefined) =>
    setChoices((current) => {
      const next = new Map(current);
      if (choice) next.set(key, choice);
      else next.delete(key);
      return next;
    });
  const list = { choices, choose, form, policy, today };
  return (
    <Stack component="form" spacing={3} {...form.elementProps}>
      <PolicyText policy={policy} />
      <ErrorSummary form={form} />
      {orderId !== null && (
        <ReturnableLines
          {...list}
          title={t('form.ofOrder')}
          lines={lines}
          nothing={t('form.nothing')}
          isFirst
        />
      )}
      <OtherOrders
        {...list}
        uid={uid}
        isOnly={orderId === null}
        listed={lines}
        ownReturns={ownReturns}
      />
      {choices.size > 0 && (
        <FormField
          name={noteField}
          label={t('form.note')}
          autoComplete="off"
          required={false}
          minRows={3}
          maxLength={maxNoteLength}
          error={issueText(form.issues[noteField])}
        />
      )}
      <FormAlert failure={form.failure && failureText(form.failure.error)} />
      <Typography component="div" sx={{ maxWidth: 320 }}>
        <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} busy={form.busy} />
      </Typography>
    </Stack>
  );
}

/** If only one line can be returned, it's preselected. */
function initialChoices(lines: readonly ReturnableLine[]): ReturnChoices {
  const returnable = lines.filter((line) => line.returnable > 0);
  const [only, ...others] = returnable;
  if (!only || others.length > 0) return new Map();
  return new Map([[lineKey(only), { line: only, reason: '', unopened: undefined }]]);
}

function PolicyText({ policy }: { policy: OfficeReturnPolicy }) {
  const { t, i18n } = useTranslation('returns');
  const { days, minShelfLifeDays, sterilePackagingUnopened } = policy;
  const sentences = [
    t('form.days', { count: days }),
    t('form.timeZone', { timeZone: timeZoneName(policy.timeZone, i18n.language) }),
    minShelfLifeDays > 0 && t('form.shelfLife', { count: minShelfLifeDays }),
    sterilePackagingUnopened && t('form.unopened'),
    t('form.anyTime'),
  ];
  return <Typography sx={{ maxWidth: '65ch' }}>{sentences.filter(Boolean).join(' ')}</Typography>;
}
