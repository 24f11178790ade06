export const faqs = {
  title: 'Frequently Asked Questions',
  description:
    'Accounts and approval, ordering and payment, shipping and receipts, parts and courses.',
  introduction: 'Short answers for dentists and dental labs.',
  anchor: 'Link to this question',
  anchorTo: 'Link to this question: {{question}}',
  subject: {
    account: 'Account and approval',
    ordering: 'Ordering and payment',
    delivery: 'Shipping, receipts and refunds',
    parts: 'Parts and their limits',
    courses: 'Courses and papers',
  },
  question: {
    'who-can-order': {
      ask: 'Who can order?',
      answer:
        'Dentists and dental labs. Anybody may look at every part and its price and fill a cart. To check out you sign in to an account that our team has approved.',
      link: 'See all products',
    },
    license: {
      ask: 'Do I need a license number?',
      answer:
        'Dentists enter theirs when they register, and our team reviews it. Dental labs register without one.',
      link: 'Register',
    },
    approval: {
      ask: 'When can I check out?',
      answer:
        'As soon as our team has approved your account; we write to you when they have decided. Until then you can sign in and fill your cart, and your account says Pending Approval.',
      link: 'See your account status',
    },
    'change-details': {
      ask: 'How do I change my name, license number or address?',
      answer:
        'Please contact us: our team changes them for you, so that what was reviewed stays true.',
      link: 'Contact us',
    },
    payment: {
      ask: 'How do I pay?',
      answer:
        'By card, in US dollars, at checkout. Your card number goes straight to our payment provider and is never stored here. Your bank may ask you to confirm the payment.',
      link: 'Go to your cart',
    },
    'saved-cards': {
      ask: 'Can I save a card, and remove it again?',
      answer:
        'Yes. Tick the box below the card form while you pay, and next time you only choose the card. You can remove it from your account at any time.',
      link: 'See your payment methods',
    },
    'no-price': {
      ask: 'Why does a part have no price or no button to buy it?',
      answer:
        'Some parts are sold as part of a kit only, and for some the price depends on what you need. The page of the part says which; please call us for the price.',
      link: 'Contact us',
    },
    reorder: {
      ask: 'How do I order the same again?',
      answer:
        'Press Reorder beside the order. It replaces your cart with the items of that order, at the prices of today.',
      link: 'See your orders',
    },
    'shipping-address': {
      ask: 'Where do you ship to?',
      answer:
        'To the address of your account, in the United States. If your shipping address is different from your office address, please contact us after registration.',
      link: 'Contact us',
    },
    receipts: {
      ask: 'Where do I find receipts and invoices?',
      answer:
        'We send you a confirmation by email. Each paid order also has the receipt of the card payment and an invoice as a PDF.',
      link: 'See your orders',
    },
    refunds: {
      ask: 'How do refunds work?',
      answer:
        'Please contact us with the ID of the order. A refund goes back to the card that paid; we write to you about it, and the order shows the amount.',
      link: 'Contact us',
    },
    'middle-east-and-africa': {
      ask: 'I work in the Middle East or Africa. Whom do I ask?',
      answer: 'Our agent for Africa and the Middle East.',
      link: 'See the agent',
    },
    sizes: {
      ask: 'Which sizes do implants come in?',
      answer:
        'In seven diameters: 3.0, 3.5, 4.5, 5.5, 6.5, 7.5 and 8.5 mm. Lengths are 6, 8, 10, 12 and 14 mm. The list of implants shows which of them go together.',
      link: 'See all implants',
    },
    torque: {
      ask: 'How much torque do the parts take?',
      answer:
        'Implants tolerate up to 80 N-cm, and the secure click driver up to 70 N-cm. The wrench for placement goes to 100 N-cm, the one for prosthetics to 35 N-cm. Prosthetic screws are torqued at 20 N-cm twice, 10 minutes apart.',
      link: 'Our quality standards',
    },
    'low-torque': {
      ask: 'When is the cover screw indicated?',
      answer: 'The 2.8 mm cover screw is indicated when the insertion torque is below 10 N-cm.',
      link: 'See healing caps and the cover screw',
    },
    'xshort-drills': {
      ask: 'Which implants are the XShort drills for?',
      answer: 'For implants of 6 and 8 mm.',
      link: 'See all drills',
    },
    certification: {
      ask: 'What does the certification take?',
      answer:
        'About 2 hours and a quiz of 20 questions. Passing it earns 2 CE credits and a certificate; the certification page lists what you need for them.',
      link: 'About the certification',
    },
    'printed-materials': {
      ask: 'Are there brochures and instructions for use?',
      answer: 'Yes: four PDFs to read, keep or print, in English and in Spanish.',
      link: 'Printed materials',
    },
  },
  otherHeading: 'Another question?',
  other: 'We are glad to answer it.',
  otherLink: 'Contact us',
} as const;
