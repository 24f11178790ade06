/** What can be wrong with a message to the office, and the sentence shown under the field. */
export const contactIssues = {
  'name-required': 'Please enter your name',
  'name-too-long': 'Please use at most 100 characters',
  'email-required': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'subject-too-long': 'Please use at most 150 characters',
  'message-required': 'Please write your message',
  'message-too-long': 'Please use at most 5,000 characters',
} as const;

export type ContactIssue = keyof typeof contactIssues;
