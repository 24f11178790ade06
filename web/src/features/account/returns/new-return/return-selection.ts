import type { OfficeReturnPolicy } from '@dental-shop/domain/settings/office-settings';
import type { FormHandle } from '../../../../shared/forms/use-form.ts';
import type { ReturnIssue } from './read-return-form.ts';
import type { ReturnChoice, ReturnChoices } from './return-choices.ts';

/** The properties that the form passes to its lists of lines. */
export interface ReturnSelection {
  choices: ReturnChoices;
  choose: (key: string, choice: ReturnChoice | undefined) => void;
  form: FormHandle<string, ReturnIssue>;
  policy: OfficeReturnPolicy;
  /** The office's calendar date, such as `2026-11-27`. */
  today: string;
}
