import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { starts } from './start-fields.ts';

interface StartInputsProps {
  /** The office's calendar day. */
  today: string;
  isWrong: boolean;
}

export function StartInputs({ today, isWrong }: StartInputsProps) {
  const { t, i18n } = useTranslation('staff');
  const [start, setStart] = useState<string>('now');
  return (
    <>
      <SelectField
        name="start"
        label={t('catalogue.edit.start')}
        autoComplete="off"
        defaultValue={start}
        onChange={setStart}
      >
        {starts.map((choice) => (
          <option key={choice} value={choice}>
            {t(`catalogue.edit.starts.${choice}`)}
          </option>
        ))}
      </SelectField>
      {start === 'later' && (
        <FormField
          name="effectiveOn"
          type="date"
          label={t('catalogue.edit.effectiveOn')}
          autoComplete="off"
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
