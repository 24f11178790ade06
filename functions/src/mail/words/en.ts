export const en = {
  greeting: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  visitShop: 'Go to your cart',
  verifyAddress: 'Verify my address',
  visitAccount: 'Go to your account',
  contactOffice: {
    subject: (subject: string, name: string) => `Message from ${name}: ${subject || 'no subject'}`,
    heading: 'New message from the contact page',
    name: 'Name',
    email: 'Email',
    topic: 'Subject',
    noTopic: 'None',
    answer: 'Reply to this email to write back to the sender.',
  },
  contactConfirmation: {
    subject: 'We received your message',
    heading: 'Thank you for your message',
    body: 'Your message has reached our office. We’ll reply as soon as we can.',
    hours: 'Our office is open Mon-Thu 9:30am-6:30pm PST and Fri 9:00am-3:00pm PST.',
    notYou:
      'If you didn’t write to us, someone entered your address by mistake. You can ignore this email.',
  },
  newMessages: {
    subject: 'More messages from the contact page',
    heading: 'More messages from the contact page',
    body: 'We received more messages within an hour than we forward individually. You’ll find all of them in the staff section. The senders didn’t get a confirmation.',
    list: 'View messages',
  },
  orderConfirmation: {
    subject: (order: string) => `Your order ${order}`,
    heading: 'Thank you for your order',
    body: 'We received your payment. Here’s what you ordered:',
    order: 'Order',
    item: 'Item',
    price: 'Price',
    total: 'Total',
    reference: 'Your reference',
    deliveryNote: 'Delivery note',
    address: 'Shipping address',
    receipt: 'View receipt',
    account: 'View your order',
  },
  refund: {
    subject: (order: string) => `Refund for your order ${order}`,
    heading: 'We sent you a refund',
    whole: (amount: string, order: string) =>
      `We refunded ${amount} for your order ${order}. You have now been refunded in full.`,
    part: (amount: string, order: string) =>
      `We refunded ${amount} of your payment for order ${order}.`,
    amount: 'This refund',
    refunded: 'Total refunded',
    paid: 'You paid',
    when: 'The money goes back to the card you paid with. It takes 5 to 10 business days to appear on your statement, depending on your bank.',
  },
  paymentProblem: {
    subject: (order: string) => `Payment for your order ${order} didn’t go through`,
    heading: 'A payment didn’t go through',
    body: (amount: string, order: string) =>
      `Your bank didn’t complete a payment of ${amount} for your order ${order}. You weren’t charged for that attempt.`,
    next: 'Check the order in your account first, under My Orders. If you’ve paid with another card since, there’s nothing to do. If not, we won’t ship it. Please place the order again with another card.',
  },
  orderSubject: {
    order: 'Order',
    id: 'Order ID',
    payment: 'Stripe payment',
    customer: 'Customer',
    email: 'Email',
    amount: 'Amount',
    unknown: 'Unknown',
  },
  dispute: {
    subject: (order: string) => `Payment disputed: order ${order}`,
    heading: 'A customer disputed a payment',
    open: 'Respond in the Stripe Dashboard before the deadline. It shows whether this is an inquiry or a dispute. An inquiry takes no money yet, and a refund can settle it. In a dispute, the money is withheld until the bank decides, and you lose it if you don’t respond.',
    lost: 'The dispute is already closed. It was lost, and the money went back to the customer.',
    closed:
      'The dispute is already closed and wasn’t lost. The order shows what was paid and refunded.',
    dispute: 'Stripe dispute',
  },
  orderAttention: {
    subject: (order: string) => `Order ${order} needs your attention`,
    heading: 'An order needs your attention',
    body: 'Check this order before you ship it, and refund it if it shouldn’t have been paid:',
    reasons: {
      'no-checkout':
        'We have no checkout for this payment. The items come from the payment itself.',
      'checkout-without-pricing':
        'The checkout for this payment was never priced. The items come from the payment itself.',
      'another-customer': 'The checkout for this payment belongs to another customer.',
      'another-amount': 'The amount paid doesn’t match the checkout.',
      'approval-withdrawn': 'The account was no longer approved when the payment went through.',
      'approval-undone': 'The account’s approval was undone right after it paid.',
      'many-declines':
        'Many cards were declined before one was accepted. Someone may have tried stolen cards.',
      'refund-failed':
        'A refund didn’t reach the customer, and the money is back with the shop. Pay it back another way.',
      dispute: 'The customer disputed the payment.',
    },
  },
  cardTesting: {
    subject: (email: string) => `Many declined cards: ${email}`,
    heading: 'Many cards were declined',
    measures: {
      'end-payment':
        'One payment was declined so many times that we canceled it. The customer can check out again.',
      'pause-payments':
        'Payments from one account were declined so many times that we paused its payments for an hour.',
    },
    notEnded: {
      paid: 'One payment was declined many times, then went through before we could cancel it. Check the order before you ship it.',
      open: 'One payment was declined many times. We couldn’t cancel it because the bank is processing the last attempt. Check the order before you ship it.',
    },
    whatToDo:
      'Someone may be testing stolen cards. Check the account, ask the customer, and suspend the account if they no longer control it.',
    declines: {
      'end-payment': 'Declined attempts for this payment',
      'pause-payments': 'Declined attempts for this account in an hour',
    },
    account: 'View account',
  },
  registrationReceived: {
    subject: 'We received your registration',
    heading: 'Your account is pending approval',
    body: 'Thank you for registering. Our team is reviewing your account. You can check out once it’s approved. Until then, you can browse and fill your cart.',
    next: 'We’ll email you when the review is done.',
    verify:
      'One step is left: confirm that this email address is yours. We send your confirmations and invoices here.',
    notYou:
      'If you didn’t register, someone entered your address by mistake. Ignore this email and don’t follow the link.',
  },
  emailVerification: {
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    body: 'Follow this link to confirm that your account’s email address is yours. We send your confirmations and invoices there.',
    expires:
      'The link works once. If it no longer works, request a new one from your account page.',
    notYou:
      'If you didn’t register, someone entered your address by mistake. Ignore this email and don’t follow the link.',
  },
  newAccount: {
    subject: (name: string) => `New account to review: ${name}`,
    heading: 'A new account is waiting for review',
    name: 'Name',
    email: 'Email',
    type: 'Account type',
    types: { dentist: 'Dentist', lab: 'Dental Lab' },
    license: 'License number',
    noLicense: 'None (dental lab)',
    address: 'Address',
  },
  newAccounts: {
    subject: 'More new accounts to review',
    heading: 'More new accounts are waiting for review',
    body: 'More accounts registered within an hour than we email about individually. The list shows every account waiting for a decision.',
    list: 'Review accounts',
  },
  accountApproved: {
    subject: 'Your account is approved',
    heading: 'Your account is approved',
    body: 'You can now check out and pay by card. Your cart is just as you left it.',
  },
  addressChanged: {
    subject: 'Your shipping address was changed',
    heading: 'Your shipping address was changed',
    body: 'Our office changed the shipping address of your account. Your next orders will ship to the new address, which you can see in your account.',
    notYou:
      'If you didn’t ask for this, call us or write to us before you place your next order, and change your password.',
  },
  emailChange: {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    body: 'Follow this link to use this address for your account. You’ll sign in with it, and our emails will come here.',
    after:
      'Changing the address signs you out on all devices. The link works once; you can request another one in your account.',
    notYou:
      'If you didn’t ask for this, someone entered your address by mistake. Ignore this email and don’t follow the link.',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    heading: 'Your email address was changed',
    body: 'Your account now has a different email address. You sign in with the new one, and our emails go there.',
    notYou:
      'If you didn’t change it, call us or write to us right away: someone else may have access to your account.',
    contact: 'Contact us',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'Your account has a new password, and all other devices were signed out.',
    notYou:
      'If you didn’t change it, reset your password right away and call us: someone else may have access to your account.',
    reset: 'Reset my password',
  },
  certificate: {
    subject: 'Your certificate',
    heading: 'You earned your certificate',
    body: 'Congratulations! You passed the certification quiz.',
    download: 'You can download the certificate as a PDF from your account at any time.',
    score: 'Score',
    scored: (right: number, questions: number) => `${right} of ${questions}`,
    number: 'Certificate number',
  },
  newCertificate: {
    subject: (name: string) => `Certificate earned: ${name}`,
    heading: 'A customer earned the certificate',
    body: 'They passed the certification quiz and can download the certificate themselves. You don’t need to do anything.',
    name: 'Name',
    email: 'Email',
    account: 'View account',
  },
  accountDeclined: {
    subject: 'Your registration was not approved',
    heading: 'Your registration was not approved',
    body: 'We reviewed your registration and couldn’t approve it, for this reason:',
    next: 'If you think this is a mistake, please contact us.',
    contact: 'Contact us',
  },
  staffChanged: {
    subject: (email: string) => `Staff access changed: ${email}`,
    heading: 'Staff access changed',
    body: 'Every admin of the shop gets this email.',
    account: 'Account',
    role: 'New role',
    roles: {
      admin: 'Admin (manages staff access)',
      staff: 'Staff',
      none: 'No longer staff',
    },
    by: 'Changed by',
    next: 'If you didn’t expect this, remove the account from staff immediately and ask the admin named here.',
    look: 'View staff members',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    body: 'We deleted your account and its data: your profile, saved cards, checkouts and certificate.',
    messagesDeleted: 'We also deleted the messages you sent us from this address.',
    messagesKept: (years: number) =>
      `We keep messages sent from this address until they’re ${years} years old, because we couldn’t confirm that they’re yours.`,
    orders: (years: number) =>
      `If you placed any orders, tax law requires us to keep the orders, payments and invoices, including the name and address on them, for ${years} years after the purchase. Then we delete them too.`,
    notYou: 'If you didn’t request this, please contact us.',
    contact: 'Contact us',
  },
};

export type Words = typeof en;
