import { type ContactForm, contactLimits } from './contact-form.ts';
import type { ContactIssue } from './contact-issues.ts';
import { isMailAddress } from './mail-address.ts';

export type ContactIssues = Partial<Record<keyof ContactForm, ContactIssue>>;

/** Checks a message to the office, in the form and on the server; empty means it may be sent. */
export function validateContact(form: ContactForm): ContactIssues {
  const issues: ContactIssues = {};
  const name = form.name.trim();
  const email = form.email.trim();
  const message = form.message.trim();
  if (!name) issues.name = 'name-required';
  else if (name.length > contactLimits.name) issues.name = 'name-too-long';
  if (!email) issues.email = 'email-required';
  else if (!isMailAddress(email)) issues.email = 'email-invalid';
  if (form.subject.trim().length > contactLimits.subject) issues.subject = 'subject-too-long';
  if (!message) issues.message = 'message-required';
  else if (message.length > contactLimits.message) issues.message = 'message-too-long';
  return issues;
}
