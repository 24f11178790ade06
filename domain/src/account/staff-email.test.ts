import { expect, it } from 'vitest';
import { mailTemplates } from '../mail/mail-template.ts';
import { staffEmail, staffEmailTopic } from './staff-email.ts';

it('assigns at least one email to each choice', () => {
  const assigned = new Set(mailTemplates.map(staffEmailTopic));
  assigned.delete(undefined);
  expect(assigned).toEqual(new Set(staffEmail.options));
});

it.each(['account-approved', 'staff-changed', 'staff-invitation', 'recall-notice'] as const)(
  "doesn't offer %s to staff",
  (template) => {
    expect(staffEmailTopic(template)).toBeUndefined();
  },
);
