export const faqs = {
  title: 'Frequently Asked Questions',
  description:
    'Answers about accounts and approval, ordering and payment, shipping, parts and courses.',
  introduction: 'Short answers for dentists and dental labs.',
  anchor: 'Link to this question',
  anchorTo: 'Link to this question: {{question}}',
  subject: {
    account: 'Account and approval',
    ordering: 'Ordering and payment',
    delivery: 'Shipping, receipts and refunds',
    parts: 'Parts and their limits',
    courses: 'Courses and documents',
  },
  question: {
    'who-can-order': {
      ask: 'Who can order?',
      answer:
        'Dentists and dental labs. Anyone can browse parts and prices and fill a cart. To check out, sign in to an account that our team has approved.',
      link: 'See all products',
    },
    license: {
      ask: 'Do I need a license number?',
      answer:
        'Dentists do. Enter yours when you register, and our team will review it. Dental labs don’t need one.',
      link: 'Register',
    },
    approval: {
      ask: 'When can I check out?',
      answer:
        'As soon as our team has approved your account. We’ll email you the decision. Until then, you can sign in and fill your cart, and your account shows Pending Approval.',
      link: 'See your account status',
    },
    'change-details': {
      ask: 'How do I change my name, license number or address?',
      answer:
        'Contact us, and our team will change them for you. We review this information before we approve an account.',
      link: 'Contact us',
    },
    payment: {
      ask: 'How do I pay?',
      answer:
        'By card, in US dollars, at checkout. Your card number goes straight to our payment provider and is never stored here. Your bank may ask you to confirm the payment.',
      link: 'Go to your cart',
    },
    'saved-cards': {
      ask: 'Can I save a card and remove it later?',
      answer:
        'Yes. Check the box below the card form when you pay, and next time you can just choose the card. You can remove it from your account at any time.',
      link: 'See your payment methods',
    },
    'no-price': {
      ask: 'Why can’t I see a price or buy a part online?',
      answer:
        'Some parts are only sold as part of a kit, and the price of others depends on what you need. The part’s page explains which applies. Call us for a price.',
      link: 'Contact us',
    },
    reorder: {
      ask: 'How do I order the same items again?',
      answer:
        'Select Reorder next to the order. It replaces your cart with the items from that order, at today’s prices.',
      link: 'See your orders',
    },
    'shipping-address': {
      ask: 'Where do you ship to?',
      answer:
        'We ship to the address in your account, within the United States. If your shipping address is different from your office address, please contact us after registration.',
      link: 'Contact us',
    },
    receipts: {
      ask: 'Where do I find receipts and invoices?',
      answer:
        'We’ll email you a confirmation. Each paid order also has a receipt for the card payment and a PDF invoice.',
      link: 'See your orders',
    },
    refunds: {
      ask: 'How do refunds work?',
      answer:
        'Contact us with the order number. We refund the card you paid with and email you when it’s done. The order also shows the amount.',
      link: 'Contact us',
    },
    'middle-east-and-africa': {
      ask: 'I work in the Middle East or Africa. Who do I contact?',
      answer: 'Contact our agent for Africa and the Middle East.',
      link: 'See contact details',
    },
    sizes: {
      ask: 'What sizes do implants come in?',
      answer:
        'Seven diameters: 3.0, 3.5, 4.5, 5.5, 6.5, 7.5 and 8.5 mm. Lengths are 6, 8, 10, 12 and 14 mm. The implant list shows which sizes are available together.',
      link: 'See all implants',
    },
    torque: {
      ask: 'How much torque can the parts take?',
      answer:
        'Implants tolerate up to 80 N-cm, and the secure click driver up to 70 N-cm. The placement wrench goes up to 100 N-cm, and the prosthetic wrench up to 35 N-cm. Prosthetic screws are torqued at 20 N-cm twice, 10 minutes apart.',
      link: 'Our quality standards',
    },
    'low-torque': {
      ask: 'When is the cover screw indicated?',
      answer: 'The 2.8 mm cover screw is indicated when the insertion torque is below 10 N-cm.',
      link: 'See healing caps and the cover screw',
    },
    'xshort-drills': {
      ask: 'Which implants are the XShort drills for?',
      answer: 'For 6 and 8 mm implants.',
      link: 'See all drills',
    },
    certification: {
      ask: 'What does the certification involve?',
      answer:
        'About 2 hours and a 20-question quiz. Passing it earns you 2 CE credits and a certificate. The certification page lists what you need.',
      link: 'About the certification',
    },
    'printed-materials': {
      ask: 'Do you have brochures and instructions for use?',
      answer: 'Yes. We have four PDFs to read, save or print, in English and Spanish.',
      link: 'Printed materials',
    },
  },
  otherHeading: 'Have another question?',
  other: 'We’re happy to help.',
  otherLink: 'Contact us',
} as const;
