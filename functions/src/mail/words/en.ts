export const en = {
  greeting: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  visitShop: 'Go to the shop',
  verifyAddress: 'Verify my address',
  visitAccount: 'Go to your account',
  contactOffice: {
    subject: (subject: string, name: string) => `Message from ${name}: ${subject || 'no subject'}`,
    heading: 'A message from the contact page',
    name: 'Name',
    email: 'Email',
    topic: 'Subject',
    noTopic: 'None',
    answer: 'Answer this mail to write back to the sender.',
  },
  contactConfirmation: {
    subject: 'We have received your message',
    heading: 'Thank you for your message',
    body: 'Your message has reached our office. We will answer it as soon as we can.',
    hours: 'Our office is open Mon-Thu 9:30am-6:30pm PST and Fri 9:00am-3:00pm PST.',
    notYou: 'If you did not write to us, somebody gave your address by mistake: ignore this mail.',
  },
  newMessages: {
    subject: 'More messages from the contact page',
    heading: 'More messages from the contact page',
    body: 'More messages came in within an hour than we forward one by one. All of them are in the list of messages. Their senders got no confirmation.',
    list: 'Read the messages',
  },
  orderConfirmation: {
    subject: (order: string) => `Your order ${order}`,
    heading: 'Thank you for your order',
    body: 'We have received your payment. This is what you ordered:',
    order: 'Order',
    item: 'Item',
    price: 'Price',
    total: 'Total',
    reference: 'Your reference',
    deliveryNote: 'Delivery note',
    address: 'Shipping address',
    receipt: 'View the receipt',
    account: 'See how your order is doing',
  },
  refund: {
    subject: (order: string) => `Refund for your order ${order}`,
    heading: 'We have sent you a refund',
    whole: (amount: string, order: string) =>
      `We have refunded ${amount} for your order ${order}. With it, everything you paid for this order has been given back.`,
    part: (amount: string, order: string) =>
      `We have refunded ${amount} of what you paid for your order ${order}.`,
    amount: 'This refund',
    refunded: 'Refunded in all',
    paid: 'You paid',
    when: 'The money goes back to the card you paid with. Depending on your bank, it takes 5 to 10 business days to appear on your statement.',
  },
  paymentProblem: {
    subject: (order: string) => `A payment for your order ${order} did not go through`,
    heading: 'A payment did not go through',
    body: (amount: string, order: string) =>
      `Your bank did not complete a payment of ${amount} for your order ${order}, and nothing was charged for that attempt.`,
    next: 'Please look at the order in your account first, under My Orders. If you have paid it with another card since, there is nothing to do. If not, it will not be shipped: please place it again with another card.',
  },
  orderSubject: {
    order: 'Order',
    id: 'Order ID',
    payment: 'Payment at Stripe',
    customer: 'Customer',
    email: 'Email',
    amount: 'Amount',
    unknown: 'Unknown',
  },
  dispute: {
    subject: (order: string) => `Payment disputed: order ${order}`,
    heading: 'A customer disputes a payment',
    open: 'Answer in the Stripe Dashboard before its deadline. It says there which of the two this is: an inquiry, which takes no money yet and which a refund can settle, or a dispute, which holds the money back until the bank has decided and is lost without an answer.',
    lost: 'The dispute is closed already: it was lost, and the money has gone back to the customer.',
    closed:
      'The dispute is closed already, and was not lost. The order shows what was paid and what was refunded.',
    dispute: 'Dispute at Stripe',
  },
  orderAttention: {
    subject: (order: string) => `Please look at order ${order}`,
    heading: 'An order needs your attention',
    body: 'Check this order before you ship it, and refund it if it should not have been paid:',
    reasons: {
      'no-checkout':
        'The shop has no checkout for this payment. The items are those the payment itself names.',
      'checkout-without-pricing':
        'The checkout of this payment was never priced. The items are those the payment itself names.',
      'another-customer': 'The checkout of this payment belongs to another customer.',
      'another-amount': 'The amount paid is not the amount of the checkout.',
      'approval-withdrawn': 'The account was not approved any more when the payment was taken.',
      'approval-undone':
        'The account was approved when it paid, and the approval was undone right afterwards.',
      'many-declines':
        'Many cards were declined before this one was not. Somebody may have tried stolen cards.',
      'refund-failed':
        'A refund did not reach the customer; the money is back with the shop. Pay it back another way.',
      dispute: 'The payment is disputed.',
    },
  },
  cardTesting: {
    subject: (email: string) => `Many declined cards: ${email}`,
    heading: 'Many cards were declined',
    measures: {
      'end-payment':
        'One payment was declined so often that the shop has ended it. The customer may check out again.',
      'pause-payments':
        'The payments of one account were declined so often that the shop accepts no other from it for an hour.',
    },
    notEnded: {
      paid: 'One payment was declined very often, and then it was taken before the shop could end it. Look at its order before you ship it.',
      open: 'One payment was declined very often. The shop could not end it, because the bank is working on the last attempt. Look at its order before you ship it.',
    },
    whatToDo:
      'Somebody may be trying stolen cards. Look at the account, ask the customer, and suspend it if it is not theirs any more.',
    declines: {
      'end-payment': 'Declined attempts of this payment',
      'pause-payments': 'Declined attempts of this account in an hour',
    },
    account: 'Look at the account',
  },
  registrationReceived: {
    subject: 'We have received your registration',
    heading: 'Your account awaits approval',
    body: 'Thank you for registering. Our team now reviews your account. As soon as it is approved you can check out; until then you can browse and fill your cart.',
    next: 'We will write to you when the review is done.',
    verify:
      'One thing is left to do: show that this address is yours. Your confirmations and invoices come here.',
    notYou:
      'If you did not register, somebody gave your address by mistake: ignore this mail, and do not follow the link.',
  },
  emailVerification: {
    subject: 'Verify your email address',
    heading: 'Please verify your email address',
    body: 'Follow this link to show that the address of your account is yours. We send your confirmations and invoices there.',
    expires: 'The link works once. If it no longer does, your account page sends you another.',
    notYou:
      'If you did not register, somebody gave your address by mistake: ignore this mail, and do not follow the link.',
  },
  newAccount: {
    subject: (name: string) => `New account waiting for approval: ${name}`,
    heading: 'A new account waits for approval',
    name: 'Name',
    email: 'Email',
    type: 'Account type',
    types: { dentist: 'Dentist', lab: 'Dental Lab' },
    license: 'License number',
    noLicense: 'None (dental lab)',
    address: 'Address',
  },
  newAccounts: {
    subject: 'More new accounts wait for approval',
    heading: 'More new accounts wait for approval',
    body: 'More accounts have registered within an hour than we write about one by one. The list has all that wait for a decision.',
    list: 'Look at the accounts',
  },
  accountApproved: {
    subject: 'Your account is approved',
    heading: 'Your account is approved',
    body: 'You can now check out and pay by card. Whatever you put in your cart is still there.',
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
    heading: 'You have earned your certificate',
    body: 'You have passed the quiz of the certification course. Congratulations!',
    download: 'You can download the certificate as a PDF at any time: it is in your account.',
    score: 'Score',
    scored: (right: number, questions: number) => `${right} of ${questions}`,
    number: 'Certificate number',
  },
  newCertificate: {
    subject: (name: string) => `Certificate earned: ${name}`,
    heading: 'A customer has earned the certificate',
    body: 'They have passed the quiz of the certification course and can download the certificate themselves. There is nothing to do.',
    name: 'Name',
    email: 'Email',
    account: 'Look at the account',
  },
  accountDeclined: {
    subject: 'Your registration was not approved',
    heading: 'Your registration was not approved',
    body: 'We have reviewed your registration and could not approve it, for this reason:',
    next: 'If you think this is a mistake, please contact us.',
    contact: 'Contact us',
  },
  staffChanged: {
    subject: (email: string) => `Staff access changed: ${email}`,
    heading: 'Staff access changed',
    body: 'This goes to every admin of the shop.',
    account: 'Account',
    role: 'Is now',
    roles: {
      admin: 'Staff, and may say who is staff (admin)',
      staff: 'Staff',
      none: 'Not staff any more',
    },
    by: 'Changed by',
    next: 'If you did not expect this, remove the account from staff at once and ask the admin who is named here.',
    look: 'See who is staff',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    heading: 'Your account is deleted',
    body: 'Your account and what belonged to it are deleted: your profile, saved cards, checkouts and certificate.',
    messagesDeleted: 'The messages that you sent us from this address are deleted as well.',
    messagesKept: (years: number) =>
      `Messages that were sent to us from this address stay until they are ${years} years old, because we could not make sure that they are yours.`,
    orders: (years: number) =>
      `If you have ordered, the orders, payments and invoices with the name and address on them are kept for ${years} years after the purchase, because tax law asks for them. Then they are deleted as well.`,
    notYou: 'If you did not ask for this, please contact us.',
    contact: 'Contact us',
  },
};

export type Words = typeof en;
