import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import { type PhoneRequest, phoneResponse } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { maxPhoneLength, phoneNotation } from '@dental-shop/domain/contact/phone-notation';
import { cleanLine } from '@dental-shop/domain/text/clean-text';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountKey } from '../../shared/api/account-requests.ts';
import { request } from '../../shared/api/api-client.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { FormField } from '../../shared/forms/form-field.tsx';
import { errorCode, messageKey } from '../../shared/forms/message-key.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useIssueText } from '../../shared/forms/use-issue-text.ts';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { Button } from '../../shared/ui/button.tsx';

export function PhoneNumber({ uid, phone }: { uid: string; phone: string }) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const [outcome, setOutcome] = useState('');
  const close = (message: string) => {
    setOutcome(message);
    setIsEditing(false);
    setWasEdited(true);
  };
  return (
    <>
      {isEditing ? (
        <PhoneForm
          uid={uid}
          phone={phone}
          onSaved={(saved) =>
            close(t(saved === '' ? 'account.info.phoneRemoved' : 'account.info.phoneSaved'))
          }
          onCancel={() => close('')}
        />
      ) : (
        <>
          {phone && <div>{phone}</div>}
          <Button
            autoFocus={wasEdited}
            onClick={() => {
              setOutcome('');
              setIsEditing(true);
            }}
            sx={{ minHeight: 44, ml: -1 }}
          >
            {t(phone ? 'account.info.changePhone' : 'account.info.addPhone')}
          </Button>
        </>
      )}
      {/* Always rendered, because screen readers only announce changes to an existing element. */}
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {outcome}
      </Box>
    </>
  );
}

const names = ['phone'] as const;
type Fields = Record<(typeof names)[number], string>;

const failures = { 'too-many-requests': 'account.info.tooManyPhoneChanges' } as const;

interface PhoneFormProps {
  uid: string;
  phone: string;
  onSaved: (phone: string) => void;
  onCancel: () => void;
}

function PhoneForm({ uid, phone: current, onSaved, onCancel }: PhoneFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const { mutateAsync } = useSavePhone(uid);
  const form = useForm<'phone', Fields, RegistrationIssue>({
    names,
    read: ({ phone }) => ({ phone: cleanLine(phone) }),
    validate: ({ phone }) => (phoneNotation.test(phone) ? {} : { phone: 'phone-invalid' }),
    send: async ({ phone }) => {
      await mutateAsync({ phone });
      onSaved(phone);
    },
  });
  const error = form.failure?.error;
  return (
    <Stack component="form" spacing={1.5} sx={{ maxWidth: 320 }} {...form.elementProps}>
      <FormField
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('account.info.phoneLabel')}
        defaultValue={current}
        maxLength={maxPhoneLength}
        required={false}
        autoFocus
        error={issueText(form.issues.phone)}
      />
      <FormAlert
        failure={
          form.failure &&
          t(messageKey(errorCode(error), failures, 'account.info.phoneFailed'), {
            minutes: waitMinutes(error),
          })
        }
      />
      <SubmitButton
        label={t('account.info.savePhone')}
        busyLabel={t('account.info.savingPhone')}
        busy={form.busy}
      />
      <Button onClick={onCancel} sx={{ minHeight: 44 }}>
        {t('account.info.cancelPhone')}
      </Button>
    </Stack>
  );
}

const useSavePhone = (uid: string) =>
  useMutation({
    mutationKey: ['savePhone'],
    mutationFn: (body: PhoneRequest) =>
      request(apiPaths.phone, { method: 'POST', body, schema: phoneResponse }),
    meta: { invalidates: [accountKey(uid)] },
  });
