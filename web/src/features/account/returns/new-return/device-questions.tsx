import {
  boneQuality,
  deviceFate,
  failureSymptom,
  loading,
} from '@dental-shop/domain/complaints/complaint';
import { maxPhoneLength } from '@dental-shop/domain/contact/phone-notation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../../../shared/api/account-requests.ts';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { useSignedInSession } from '../../../../shared/session/use-session.ts';

interface DeviceQuestionsProps {
  field: (name: string) => { name: string; autoComplete: string; error: string | undefined };
}

const maxSiteLength = 60;
const maxDescriptionLength = 2000;

export function DeviceQuestions({ field }: DeviceQuestionsProps) {
  const { t } = useTranslation('returns');
  const headingId = useId();
  const phone = useOwnPhone();
  return (
    <Box role="group" aria-labelledby={headingId} sx={groupStyle}>
      <Typography id={headingId} component="h3" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
        {t('device.title')}
      </Typography>
      <Alert severity="info" role="presentation" sx={{ gridColumn: '1 / -1' }}>
        {t('device.privacy')}
      </Alert>
      <FormField
        {...field('procedureDate')}
        type="date"
        label={t('device.procedureDate')}
        required={false}
      />
      <FormField
        {...field('failureDate')}
        type="date"
        label={t('device.failureDate')}
        required={false}
      />
      <FormField
        {...field('site')}
        label={t('device.site')}
        hint={t('device.siteHint')}
        maxLength={maxSiteLength}
        required={false}
      />
      <Choice {...field('boneQuality')} label={t('device.boneQuality')}>
        {boneQuality.options.map((value) => (
          <option key={value} value={value}>
            {t(`device.boneQualities.${value}`)}
          </option>
        ))}
      </Choice>
      <Choice {...field('loading')} label={t('device.loading')}>
        {loading.options.map((value) => (
          <option key={value} value={value}>
            {t(`device.loadings.${value}`)}
          </option>
        ))}
      </Choice>
      <Choice {...field('deviceFate')} label={t('device.deviceFate')}>
        {deviceFate.options.map((value) => (
          <option key={value} value={value}>
            {t(`device.fates.${value}`)}
          </option>
        ))}
      </Choice>
      <Box component="fieldset" sx={symptomsStyle}>
        <Typography component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.875rem' }}>
          {t('device.symptoms')}
        </Typography>
        {failureSymptom.options.map((symptom) => (
          <FormControlLabel
            key={symptom}
            label={<span>{t(`device.symptom.${symptom}`)}</span>}
            sx={{ minHeight: 44 }}
            control={<Checkbox name={field(symptom).name} />}
          />
        ))}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField
          {...field('description')}
          label={t('device.what')}
          minRows={4}
          maxLength={maxDescriptionLength}
        />
      </Box>
      <FormField
        // Replaces the field once the number has loaded, because React ignores later changes to `defaultValue`.
        key={phone}
        {...field('phone')}
        type="tel"
        defaultValue={phone}
        autoComplete="tel"
        label={t('device.phone')}
        hint={t('device.phoneHint')}
        maxLength={maxPhoneLength}
        required={false}
      />
    </Box>
  );
}

function useOwnPhone(): string {
  const uid = useSignedInSession()?.user.uid;
  const { data } = useQuery({ ...accountQuery(uid ?? ''), enabled: uid !== undefined });
  return data?.profile.phone ?? '';
}

const groupStyle = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gap: 2,
} as const;

const symptomsStyle = { gridColumn: '1 / -1', border: 0, p: 0, m: 0, minWidth: 0 } as const;

interface ChoiceProps {
  name: string;
  autoComplete: string;
  error: string | undefined;
  label: string;
  children: ReactNode;
}

function Choice({ children, ...field }: ChoiceProps) {
  const { t } = useTranslation('returns');
  return (
    <SelectField {...field} defaultValue="">
      <option value="">{t('form.chooseOne')}</option>
      {children}
    </SelectField>
  );
}
