import { contactIssues } from '@dental-shop/domain/contact/validate-contact';

export const contact = {
  title: 'Contact Us',
  description: 'Address, phone and hours, and our agent for Africa and the Middle East.',
  offices: {
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    weekdays: 'Mon-Thu 9:30am-6:30pm PST',
    friday: 'Fri 9:00am-3:00pm PST',
    usOffice: 'US office',
    agent: 'Agent for Africa and the Middle East',
  },
  form: {
    heading: 'Get in touch',
    introduction: 'We reply by email during our business hours.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject (optional)',
    aboutOrder: 'Order {{order}}',
    message: 'Message',
    submit: 'Send message',
    submitting: 'Sending...',
    leaveEmpty: 'Leave this field empty',
  },
  issue: contactIssues,
  sent: 'Thank you. Your message was sent, and a confirmation is on its way to {{email}}.',
  failure: {
    unverified:
      'We couldn’t verify your browser, so your message wasn’t sent. Call {{officePhone}} or email {{officeEmail}} instead.',
    tooMany: 'You’ve sent too many messages. Try again in {{minutes}} min, or call us.',
    offline: 'We couldn’t reach the shop. Check your connection and try again.',
    failed: 'We couldn’t send your message. Try again, or call us.',
  },
} as const;
