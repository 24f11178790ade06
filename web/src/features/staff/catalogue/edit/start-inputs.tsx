import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { readStart, type StartFields, starts } from './start-fields.ts';

interface StartInputsProps {
  start: StartFields;
  onStart: (start: StartFields) => void;
  /** The office's calendar day. */
  today: string;
  isWrong: boolean;
}

export function StartInputs({ start, onStart, today, isWrong }: StartInputsProps) {
  const { t, i18n } = useTranslation('staff');
  const change = (fields: Partial<Record<keyof StartFields, string>>) =>
    onStart(readStart({ ...start, ...fields }));
  return (
    <>
      <SelectField
        name="start"
        label={t('catalogue.edit.start')}
        autoComplete="off"
        defaultValue={start.start}
        onChange={(choice) => change({ start: choice })}
      >
        {starts.map((choice) => (
          <option key={choice} value={choice}>
            {t(`catalogue.edit.starts.${choice}`)}
          </option>
        ))}
      </SelectField>
      {start.start === 'later' && (
        <FormField
          name="effectiveOn"
          type="date"
          label={t('catalogue.edit.effectiveOn')}
          autoComplete="off"
          defaultValue={start.effectiveOn}
          onChange={(effectiveOn) => change({ effectiveOn })}
          hint={t('catalogue.edit.effectiveOnHint')}
          error={
            isWrong
              ? t('catalogue.edit.issues.effectiveOn', {
                  date: formatCalendarDate(today, i18n.language),
                })
              : undefined
          }
        />
      )}
    </>
  );
}
