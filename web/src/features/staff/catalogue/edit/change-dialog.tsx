import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import { maxShippingDays } from '@dental-shop/domain/catalogue/changes/availability';
import { valuesOnDay } from '@dental-shop/domain/catalogue/changes/values-on-day';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import {
  changesOf,
  type FieldName,
  type Fields,
  fieldNames,
  fieldsOf,
  findIssues,
  type Issue,
  priceKinds,
  readFields,
  stockKinds,
  visibilities,
} from './change-fields.ts';
import { ChangeProblems } from './change-problems.tsx';
import { LaterChanges } from './later-changes.tsx';
import { effectiveDay, firstDay, startsNow } from './start-fields.ts';
import { StartInputs } from './start-inputs.tsx';
import { type SavedChange, useSaveChanges } from './use-save-changes.ts';

interface ChangeDialogProps {
  /** At least one. */
  rows: readonly CatalogueRowNow[];
  version: number;
  /** The office's calendar day. */
  today: string;
  onClose: () => void;
  onSaved: (saved: SavedChange) => void;
}

const kept: Fields = {
  priceKind: 'keep',
  amount: '',
  visibility: 'keep',
  stock: 'keep',
  days: '',
  until: '',
  ...startsNow,
};

/** Changes one product, or sets the same values for several. */
export function ChangeDialog({ rows, version, today, onClose, onSaved }: ChangeDialogProps) {
  const { t } = useTranslation('staff');
  const { save, problems } = useSaveChanges(onSaved);
  const [start, setStart] = useState(startsNow);
  const day = firstDay(start, today);
  const rowsThen = day > today ? rows.map((row) => valuesOnDay(row, day)) : rows;
  const [only] = rowsThen.length === 1 ? rowsThen : [];
  const initial = only ? fieldsOf(only) : kept;
  const form = useForm<FieldName, Fields, Issue>({
    names: fieldNames,
    read: readFields,
    validate: (fields) => findIssues(rowsThen, fields, today),
    send: (fields) =>
      save({
        version,
        changes: changesOf(rowsThen, fields),
        effectiveOn: effectiveDay(fields),
        source: 'edit',
      }),
  });
  return (
    <TitledDialog
      title={
        only
          ? t('catalogue.edit.title', { sku: only.sku, name: only.name })
          : t('catalogue.edit.titleOfSeveral', { count: rows.length })
      }
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t('catalogue.edit.save')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <StartInputs
          start={start}
          onStart={setStart}
          today={today}
          isWrong={form.issues.effectiveOn !== undefined}
        />
        <LaterChanges rows={rows} day={day} />
        <ChangeFields
          // Shows the values on the chosen day, because that's what they're compared with.
          key={JSON.stringify(initial)}
          initial={initial}
          issues={form.issues}
          isHiddenInSheet={rows.some(({ sheet }) => sheet.hidden)}
          today={today}
        />
        <ChangeProblems problems={problems} />
        <StaffErrorAlert error={form.failure?.error} />
      </Stack>
    </TitledDialog>
  );
}

interface ChangeFieldsProps {
  initial: Fields;
  issues: Partial<Record<FieldName, Issue>>;
  isHiddenInSheet: boolean;
  today: string;
}

function ChangeFields({ initial, issues, isHiddenInSheet, today }: ChangeFieldsProps) {
  const { t, i18n } = useTranslation('staff');
  const [priceKind, setPriceKind] = useState<string>(initial.priceKind);
  const [stock, setStock] = useState<string>(initial.stock);
  const keeps = initial.priceKind === 'keep';
  const offered = <Choice extends string>(choices: readonly Choice[]) =>
    choices.filter((choice) => keeps || choice !== 'keep');
  const errorOf = (name: FieldName) => {
    const issue = issues[name];
    const date = formatCalendarDate(today, i18n.language);
    return issue && t(`catalogue.edit.issues.${issue}`, { max: maxShippingDays, date });
  };
  const field = (name: 'amount' | 'days' | 'until') => ({
    name,
    label: t(`catalogue.edit.${name}`),
    defaultValue: initial[name],
    autoComplete: 'off',
    error: errorOf(name),
  });
  return (
    <>
      <SelectField
        name="priceKind"
        label={t('catalogue.edit.price')}
        autoComplete="off"
        defaultValue={initial.priceKind}
        onChange={setPriceKind}
        error={errorOf('priceKind')}
      >
        {offered(priceKinds).map((choice) => (
          <option key={choice} value={choice}>
            {t(`catalogue.edit.priceKinds.${choice}`)}
          </option>
        ))}
      </SelectField>
      {priceKind === 'amount' && <FormField {...field('amount')} inputMode="decimal" />}
      <SelectField
        name="stock"
        label={t('catalogue.edit.stock')}
        autoComplete="off"
        defaultValue={initial.stock}
        onChange={setStock}
      >
        {offered(stockKinds).map((choice) => (
          <option key={choice} value={choice}>
            {t(`catalogue.edit.stockKinds.${choice}`)}
          </option>
        ))}
      </SelectField>
      {stock === 'ships-in' && <FormField {...field('days')} inputMode="numeric" />}
      {stock === 'out-of-stock' && (
        <FormField
          {...field('until')}
          type="date"
          required={false}
          hint={t('catalogue.edit.untilHint')}
        />
      )}
      {!isHiddenInSheet && (
        <SelectField
          name="visibility"
          label={t('catalogue.edit.visibility')}
          autoComplete="off"
          defaultValue={initial.visibility}
        >
          {offered(visibilities).map((choice) => (
            <option key={choice} value={choice}>
              {t(`catalogue.edit.visibilities.${choice}`)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
