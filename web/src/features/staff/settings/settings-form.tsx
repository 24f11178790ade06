import { timeZoneName, usTimeZones } from '@dental-shop/domain/calendar/time-zone';
import { yearsAfterDeviceLifetime } from '@dental-shop/domain/retention/retention';
import { writeLicenseLookups } from '@dental-shop/domain/settings/license-lookups';
import {
  maxNonReturnableSkus,
  type OfficeSettings,
  officeSettingLimits,
} from '@dental-shop/domain/settings/office-settings';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { staffErrorCode, staffErrorDetail } from '../staff-error.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import {
  type FieldName,
  fieldNames,
  findIssues,
  type Issue,
  type NumberName,
  numbersOf,
  readSettings,
  type TypedSettings,
} from './settings-fields.ts';

interface SettingsFormProps {
  current: OfficeSettings;
  onSaved: () => void;
}

/** Keeps the admin's input if someone else saves in the meantime. */
export function SettingsForm({ current, onSaved }: SettingsFormProps) {
  const { t } = useTranslation('staff');
  const encoded = JSON.stringify(current);
  /** The settings that this form loaded or saved. After a save, the listener may still return the old ones. */
  const [own, setOwn] = useState([encoded]);
  const [loads, setLoads] = useState(0);
  const updateSettings = useStaffAction('updateOfficeSettings');
  const form = useForm<FieldName, TypedSettings, Issue>({
    names: fieldNames,
    read: readSettings,
    validate: findIssues,
    issuesFromError: (error) =>
      unknownSku(error) === undefined ? {} : { nonReturnableSkus: 'unknown-sku' },
    send: async ({ settings }) => {
      const saved = await updateSettings.mutateAsync(settings);
      setOwn([encoded, JSON.stringify(saved)]);
      onSaved();
    },
  });
  const error = form.failure?.error;
  return (
    <Stack component="form" spacing={3} sx={{ maxWidth: 480 }} {...form.elementProps}>
      {!form.busy && !own.includes(encoded) && (
        <Alert severity="warning">
          <div>{t('settings.changedElsewhere')}</div>
          <Button
            color="inherit"
            onClick={() => {
              setOwn([encoded]);
              setLoads((count) => count + 1);
            }}
          >
            {t('settings.load')}
          </Button>
        </Alert>
      )}
      <ErrorSummary form={form} />
      <SettingsFields
        key={loads}
        current={current}
        issues={form.issues}
        sku={unknownSku(error)}
        hasFocus={loads > 0}
      />
      {unknownSku(error) === undefined && <StaffErrorAlert error={error} />}
      <SubmitButton label={t('settings.save')} busyLabel={t('settings.saving')} busy={form.busy} />
    </Stack>
  );
}

function unknownSku(error: unknown): string | undefined {
  return staffErrorCode(error) === 'unknown-sku' ? staffErrorDetail(error, 'sku') : undefined;
}

interface SettingsFieldsProps {
  current: OfficeSettings;
  issues: Partial<Record<FieldName, Issue>>;
  sku: string | undefined;
  /** True after loading, because the focused button has disappeared. */
  hasFocus: boolean;
}

function SettingsFields({ current, issues, sku = '', hasFocus }: SettingsFieldsProps) {
  const { t, i18n } = useTranslation('staff');
  const numbers = numbersOf(current);
  const number = (name: NumberName) => ({
    name,
    label: t(`settings.${name}`),
    defaultValue: String(numbers[name]),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: issues[name] && t('settings.whole', officeSettingLimits[name]),
  });
  const { sterilePackagingUnopened, nonReturnableSkus } = current.returnPolicy;
  const zones = [...new Set([...usTimeZones, current.timeZone])];
  const line = issues.licenseLookups?.match(/^line (\d+)$/)?.[1];
  const skuIssue = issues.nonReturnableSkus;
  const skuMessages = {
    'too-many-skus': t('settings.tooManySkus', { max: maxNonReturnableSkus }),
    'unknown-sku': t('settings.unknownSku', { sku }),
  };
  return (
    <>
      <Stack spacing={2}>
        <Typography variant="h2">{t('settings.shipping')}</Typography>
        <FormField
          {...number('undoMinutes')}
          hint={t('settings.undoMinutesHint')}
          autoFocus={hasFocus}
        />
        <FormField {...number('lateOrderDays')} hint={t('settings.lateOrderDaysHint')} />
      </Stack>
      <Stack spacing={2}>
        <Typography variant="h2">{t('settings.office')}</Typography>
        <SelectField
          name="timeZone"
          label={t('settings.timeZone')}
          hint={t('settings.timeZoneHint')}
          defaultValue={current.timeZone}
          autoComplete="off"
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {`${sentenceCase(timeZoneName(zone, i18n.language))} (${zone})`}
            </option>
          ))}
        </SelectField>
        <FormField
          name="licenseLookups"
          label={t('settings.licenseLookups')}
          hint={t('settings.licenseLookupsHint')}
          defaultValue={writeLicenseLookups(current.licenseLookups)}
          autoComplete="off"
          required={false}
          minRows={3}
          error={line === undefined ? undefined : t('settings.licenseLookupLine', { line })}
        />
      </Stack>
      <Stack spacing={2}>
        <Typography variant="h2">{t('settings.returns')}</Typography>
        <FormField {...number('days')} />
        <FormField {...number('minShelfLifeDays')} hint={t('settings.minShelfLifeDaysHint')} />
        <FormControlLabel
          control={
            <Checkbox name="sterilePackagingUnopened" defaultChecked={sterilePackagingUnopened} />
          }
          label={t('settings.sterilePackagingUnopened')}
        />
        <FormField
          name="nonReturnableSkus"
          label={t('settings.nonReturnableSkus')}
          hint={t('settings.nonReturnableSkusHint')}
          defaultValue={nonReturnableSkus.join(', ')}
          autoComplete="off"
          required={false}
          minRows={2}
          error={
            skuIssue === 'too-many-skus' || skuIssue === 'unknown-sku'
              ? skuMessages[skuIssue]
              : undefined
          }
        />
      </Stack>
      <Stack spacing={2}>
        <Typography variant="h2">{t('settings.records')}</Typography>
        <FormField
          {...number('deviceLifetimeYears')}
          hint={t('settings.deviceLifetimeYearsHint', { years: yearsAfterDeviceLifetime })}
        />
      </Stack>
    </>
  );
}

/** The names of time zones are lowercase in Spanish. */
const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
