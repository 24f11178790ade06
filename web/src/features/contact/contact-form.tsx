import { type ContactIssue, validateContact } from '@dental-shop/domain/contact/validate-contact';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactForm } from '../../shared/config/paths.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { FormField } from '../../shared/forms/form-field.tsx';
import { errorCode, messageKey } from '../../shared/forms/message-key.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { loadWithRetry } from '../../shared/loading/load-chunk.ts';
import { officeContacts } from '../../shared/ui/contact-links/with-office-links.tsx';
import { useHashTarget } from '../../shared/ui/use-hash-target.ts';
import { useOrderInquiry } from './use-order-inquiry.ts';

export function ContactForm() {
  const { t } = useTranslation('contact');
  const { form, sentTo } = useContactForm();
  const heading = useRef<HTMLHeadingElement>(null);
  useHashTarget(contactForm, heading);
  useOrderInquiry(form.elementProps.ref);
  const field = (name: Exclude<Name, 'website'>, autoComplete: string) => {
    const issue = form.issues[name];
    return { name, label: t(`form.${name}`), autoComplete, error: issue && t(`issue.${issue}`) };
  };
  return (
    <Box component="section" aria-labelledby={contactForm} sx={sectionStyle}>
      <Typography
        variant="h2"
        ref={heading}
        id={contactForm}
        tabIndex={-1}
        sx={{ fontSize: '1.375rem', outline: 'none' }}
      >
        {t('form.heading')}
      </Typography>
      {sentTo === undefined ? (
        <Stack component="form" spacing={2} {...form.elementProps}>
          <ErrorSummary form={form} />
          <Typography color="textSecondary">{t('form.introduction')}</Typography>
          <FormField {...field('name', 'name')} />
          <FormField {...field('email', 'email')} type="email" />
          <FormField {...field('subject', 'off')} required={false} />
          <FormField {...field('message', 'off')} minRows={6} />
          <HoneypotField name="website" label={t('form.leaveEmpty')} />
          <FormAlert
            failure={
              form.failure &&
              t(contactFailure(form.failure.error), {
                minutes: waitMinutes(form.failure.error),
                ...officeContacts,
              })
            }
          />
          <SubmitButton
            label={t('form.submit')}
            busyLabel={t('form.submitting')}
            busy={form.busy}
          />
        </Stack>
      ) : (
        <Sent message={t('sent', { email: sentTo })} />
      )}
    </Box>
  );
}

const failures = {
  'app-check-required': 'failure.unverified',
  'too-many-requests': 'failure.tooMany',
  network: 'failure.offline',
  timeout: 'failure.offline',
} as const;

export const contactFailure = (error: unknown) =>
  messageKey(errorCode(error), failures, 'failure.failed');

const names = ['name', 'email', 'subject', 'message', 'website'] as const;
type Name = (typeof names)[number];

function useContactForm() {
  const language = useCurrentLanguage();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Name, Record<Name, string>, ContactIssue>({
    names,
    read: (fields) => fields,
    validate: validateContact,
    send: async (fields) => {
      const { sendContactMessage } = await loadWithRetry(() => import('./send-contact-message.ts'));
      await sendContactMessage({ ...fields, language });
      setSentTo(fields.email.trim());
    },
  });
  return { form, sentTo };
}

/** A layout effect, so focus moves in the same commit that removes the form. */
function Sent({ message }: { message: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
  return (
    <Alert severity="success" role="status" ref={alert} tabIndex={-1}>
      {message}
    </Alert>
  );
}

const sectionStyle = {
  flex: { md: '0 1 480px' },
  display: 'grid',
  gap: 1.5,
  mt: { xs: 5, md: 0 },
} as const;

/** Hidden from people and assistive technology, so only bots fill it in. The server drops their messages. */
function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <Box sx={visuallyHidden} aria-hidden>
      <label>
        <span>{label}</span>
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
