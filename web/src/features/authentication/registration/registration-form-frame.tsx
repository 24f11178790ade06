import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { FormHandle } from '../../../shared/forms/use-form.ts';
import { prepareIdentityService } from '../../../shared/session/identity-service.ts';
import { WithContactLink } from '../../../shared/ui/with-contact-link.tsx';
import { CommonFields, type commonNames } from './common-fields.tsx';
import { registrationError } from './registration-errors.ts';
import { registrationService } from './registration-service.ts';

interface RegistrationFormFrameProps {
  form: FormHandle<(typeof commonNames)[number], RegistrationIssue>;
  /** The address fields, in which the two registration forms differ. */
  children: ReactNode;
}

export function RegistrationFormFrame({ form, children }: RegistrationFormFrameProps) {
  const { t } = useTranslation();
  return (
    <Stack
      component="form"
      spacing={2}
      // Whoever only looks at the form never loads the API client and its schemas.
      onFocus={() => prepareIdentityService(registrationService)}
      {...form.elementProps}
    >
      <ErrorSummary form={form} />
      <CommonFields form={form} />
      {children}
      <Typography variant="body2" color="textSecondary">
        <WithContactLink>{t('authentication.registration.addressNote')}</WithContactLink>
      </Typography>
      <FormAlert failure={form.failure && registrationError(form.failure.error, t)} />
      <SubmitButton
        label={t('authentication.registration.submit')}
        busyLabel={t('authentication.registration.submitting')}
        busy={form.busy}
      />
    </Stack>
  );
}
