import { refusalSentences } from '@dental-shop/domain/refusal/refusal';

export const recall = {
  title: 'Product recall',
  description: 'Confirm that you received our recall notice.',
  introduction:
    'Confirm that you received our recall notice, so that we know it reached you. The notice itself is in our email.',
  confirm: 'Confirm receipt',
  confirming: 'Confirming...',
  confirmed: 'You confirmed this notice on {{date}}.',
  product: 'Product',
  lots_one: 'Lot',
  lots_other: 'Lots',
  next: 'Follow the instructions in our email. If you have questions, contact us:',
  missing: refusalSentences['recall-link-invalid'],
  contact: 'Contact us',
  errors: {
    'recall-link-invalid': refusalSentences['recall-link-invalid'],
    'too-many-requests': 'Too many attempts. Try again in {{minutes}} min.',
    failed: 'We couldn’t record your confirmation. Check your connection and try again.',
  },
} as const;
