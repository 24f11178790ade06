import { isEmail, maxEmailLength } from '../account/email.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

export const contactIssues = {
  'name-required': 'Enter your name',
  'name-too-long': 'Use 100 characters or fewer',
  'email-required': 'Enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'subject-too-long': 'Use 150 characters or fewer',
  'message-required': 'Enter your message',
  'message-too-long': 'Use 5,000 characters or fewer',
} as const;

export type ContactIssue = keyof typeof contactIssues;

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const maxContactLengths = {
  name: 100,
  email: maxEmailLength,
  subject: 150,
  message: 5000,
} as const;

export type ContactIssues = Partial<Record<keyof ContactForm, ContactIssue>>;

export function validateContact(form: ContactForm): ContactIssues {
  const issues: ContactIssues = {};
  const name = cleanLine(form.name);
  const email = form.email.trim();
  const message = cleanText(form.message);
  if (!name) issues.name = 'name-required';
  else if (name.length > maxContactLengths.name) issues.name = 'name-too-long';
  if (!email) issues.email = 'email-required';
  else if (!isEmail(email)) issues.email = 'email-invalid';
  if (cleanLine(form.subject).length > maxContactLengths.subject)
    issues.subject = 'subject-too-long';
  if (!message) issues.message = 'message-required';
  else if (message.length > maxContactLengths.message) issues.message = 'message-too-long';
  return issues;
}
