import { contactIssues } from '@dental-shop/domain/contact/validate-contact';

export const contact = {
  title: 'Contact Us',
  description: 'Address, telephone and hours, and our agent for Africa and the Middle East.',
  offices: {
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    weekdays: 'Mon-Thu 9:30am-6:30pm PST',
    friday: 'Fri 9:00am-3:00pm PST',
    usOffice: 'US office',
    agent: 'Agent for Africa and the Middle East',
  },
  form: {
    heading: 'Write to us',
    introduction: 'We answer by email during our hours.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject (optional)',
    aboutOrder: 'Order {{order}}',
    message: 'Message',
    submit: 'Send Message',
    submitting: 'Sending...',
    leaveEmpty: 'Leave this field empty',
  },
  issue: contactIssues,
  sent: 'Thank you. Your message has been sent, and a confirmation is on its way to {{email}}.',
  failure: {
    unverified:
      "We couldn't verify your browser, so your message wasn't sent. Call {{officePhone}} or email {{officeEmail}} instead.",
    tooMany: 'Too many messages were sent. Please try again in {{minutes}} min, or call us.',
    offline: 'The shop could not be reached. Please check your connection and try again.',
    failed: 'Your message could not be sent. Please try again, or call us.',
  },
} as const;
