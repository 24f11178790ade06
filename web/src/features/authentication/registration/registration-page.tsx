import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { FormHandle } from '../../../shared/forms/use-form.ts';
import {
  prepareIdentityService,
  withIdentityService,
} from '../../../shared/session/identity-service.ts';
import { WithContactLink } from '../../../shared/ui/contact-links/with-contact-link.tsx';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { PageLink } from '../page-link.tsx';
import { CommonFields, type commonNames, PhoneField } from './common-fields.tsx';
import { registrationError } from './registration-errors.ts';

interface RegistrationPageProps {
  registered: boolean;
  form: FormHandle<(typeof commonNames)[number], RegistrationIssue>;
  children: ReactNode;
}

export function RegistrationPage({ registered, form, children }: RegistrationPageProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const login = paths.login(search.get('returnTo') ?? undefined);
  const description = t('authentication.registration.description');
  if (registered) {
    return (
      <FormPage title={t('authentication.registration.success.title')} description={description}>
        <RegistrationSuccess login={login} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t('authentication.registration.title')}
      description={description}
      introduction={t('authentication.registration.introduction')}
    >
      <RegistrationForm form={form}>{children}</RegistrationForm>
      <PageLink question={t('authentication.registration.haveAccount')} to={login}>
        {t('authentication.registration.signIn')}
      </PageLink>
    </FormPage>
  );
}

type RegistrationFormProps = Pick<RegistrationPageProps, 'form' | 'children'>;

function RegistrationForm({ form, children }: RegistrationFormProps) {
  const { t } = useTranslation();
  return (
    <Stack
      component="form"
      spacing={2}
      onFocus={() => prepareIdentityService(registrationService)}
      {...form.elementProps}
    >
      <ErrorSummary form={form} />
      <CommonFields form={form} />
      {children}
      <PhoneField issues={form.issues} />
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

const redirectMs = 5_000;

function RegistrationSuccess({ login }: { login: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(login), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate, login]);

  return (
    <>
      <NextStep
        severity="success"
        message={t('authentication.registration.success.message')}
        to={login}
        label={t('authentication.registration.success.continue')}
      />
      <Typography color="textSecondary">
        {`${t('authentication.registration.success.verify')} ${t('authentication.registration.success.redirect')}`}
      </Typography>
    </>
  );
}

export function registrationService(): Promise<typeof import('./register-account.ts')> {
  return withIdentityService(() => import('./register-account.ts'));
}
