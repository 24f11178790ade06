function lateKinds(orders: number, replacements: number): string {
  if (replacements === 0) return 'orders';
  return orders === 0 ? 'replacements' : 'orders and replacements';
}

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
      'If you didn’t contact us, someone may have entered your address by mistake. You can ignore this email.',
  },
  newMessages: {
    subject: 'More messages from the contact page',
    heading: 'More messages from the contact page',
    body: 'We got so many messages within an hour that we stopped forwarding them. You can read all of them in the staff section. Their senders didn’t get a confirmation.',
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
  newOrder: {
    subject: (order: string) => `New order ${order}`,
    heading: 'A customer placed an order',
    body: 'The payment went through. The customer ordered:',
    customer: 'Customer',
    email: 'Email',
    total: 'Total',
    item: 'Item',
    quantity: 'Quantity',
    view: 'View order',
  },
  shipment: {
    subject: (order: string) => `Your order ${order} has shipped`,
    replacementSubject: (rmaNumber: string) =>
      `The replacement for your return ${rmaNumber} has shipped`,
    heading: 'Your package is on its way',
    whole: (order: string) => `We shipped your order ${order}:`,
    part: (order: string) =>
      `We shipped part of your order ${order}. We’ll email you again when the rest ships. This package contains:`,
    replacement: (rmaNumber: string) => `We shipped the replacement for your return ${rmaNumber}:`,
    replacementPart: (rmaNumber: string) =>
      `We shipped part of the replacement for your return ${rmaNumber}. We’ll email you again when the rest ships. This package contains:`,
    item: 'Item',
    quantity: 'Quantity',
    lot: (lot: string) => `Lot ${lot}`,
    lotWithExpiry: (lot: string, expiry: string) => `Lot ${lot}, expires ${expiry}`,
    lots: 'Your order page lists the lot numbers too, so you can copy them to your patient records.',
    carrier: 'Carrier',
    otherCarrier: 'Other',
    trackingNumber: 'Tracking number',
    track: 'Track your package',
    address: 'Shipping address',
    account: 'View your order',
  },
  refund: {
    subject: (order: string) => `Refund for your order ${order}`,
    heading: 'We sent you a refund',
    whole: (amount: string, order: string) =>
      `We refunded ${amount} for your order ${order}. Your payment has now been fully refunded.`,
    part: (amount: string, order: string) =>
      `We refunded ${amount} of your payment for order ${order}.`,
    amount: 'This refund',
    refunded: 'Total refunded',
    paid: 'You paid',
    when: 'The refund goes to the card you paid with. It can take 5 to 10 business days to appear on your statement, depending on your bank.',
  },
  paymentProblem: {
    subject: (order: string) => `Payment for your order ${order} didn’t go through`,
    heading: 'A payment didn’t go through',
    body: (amount: string, order: string) =>
      `Your bank didn’t complete a payment of ${amount} for your order ${order}. You weren’t charged for that attempt.`,
    next: 'First, check the order in your account under My Orders. If you’ve since paid with another card, you’re all set. If not, we won’t ship it. Please place the order again with another card.',
  },
  returns: {
    number: 'RMA number',
    customer: 'Customer',
    email: 'Email',
    item: 'Item',
    quantity: 'Quantity',
    lot: (lot: string) => `Lot ${lot}`,
    view: 'View your return',
  },
  returnRequested: {
    subject: (number: string) => `Return requested: ${number}`,
    subjectWithProblem: (number: string) => `Device problem reported: return ${number}`,
    heading: 'A customer requested a return',
    body: 'Accept or decline it in the staff section.',
    problem:
      'The customer reported a problem with a device. We opened a complaint record, and you have to decide by the date below whether it must be reported.',
    complaint: (number: string) => `Complaint ${number}`,
    due: (date: string, zone: string) => `Decide by ${date} (${zone})`,
    note: 'Customer’s comment',
    reasons: {
      'wrong-item': 'Wrong item',
      damaged: 'Damaged',
      'no-longer-needed': 'No longer needed',
      expired: 'Expired',
      'device-problem': 'Device problem',
    },
    review: 'Review the return',
  },
  returnAccepted: {
    subject: (number: string) => `Your return ${number} was accepted`,
    heading: 'Send us your return',
    body: 'We accepted your return. Please send us these items:',
    part: (accepted: number, requested: number) => `${accepted} of ${requested}`,
    steps: [
      'Print the return instructions and enclose them.',
      'Write the RMA number on the outside of the package.',
      'Use a shipping service with tracking, and keep the receipt.',
    ],
    usedDevices:
      'Clean and sterilize used devices, and pack them in a labeled pouch. Don’t enclose patient names or birth dates.',
    address: 'Ship to',
    view: 'Get the return instructions',
  },
  returnDeclined: {
    subject: (number: string) => `Your return ${number} was not accepted`,
    heading: 'We couldn’t accept your return',
    body: (number: string) =>
      `We reviewed your return ${number} and couldn’t accept it, for this reason:`,
    next: 'If you think this is a mistake, please contact us.',
    contact: 'Contact us',
  },
  returnSettled: {
    subject: (number: string) => `Your return ${number} is complete`,
    heading: 'Your return is complete',
    body: (number: string) => `This is how we settled your return ${number}:`,
    outcome: 'Outcome',
    refund: (units: number) => `${units} refunded`,
    replacement: (units: number) => `${units} to be replaced free of charge`,
    none: (units: number) => `${units} received, no refund or replacement`,
    missing: 'Not received',
    refunds: 'You’ll get a separate email about each refund.',
    replacements: 'We’ll email you the tracking number when we ship the replacement.',
  },
  orderSubject: {
    order: 'Order',
    id: 'Order ID',
    payment: 'Stripe payment',
    customer: 'Customer',
    email: 'Email',
    amount: 'Amount',
    unknown: 'Unknown',
    view: 'View order',
  },
  dispute: {
    subject: (order: string) => `Payment disputed: order ${order}`,
    heading: 'A customer disputed a payment',
    open: 'Respond in the Stripe Dashboard before the deadline. You’ll see there whether this is an inquiry or a dispute. No money is withheld for an inquiry, and a refund can resolve it. In a dispute, the money is withheld until the bank decides, and you lose it if you don’t respond.',
    lost: 'You lost this dispute, and it’s now closed. The money was returned to the customer.',
    closed: 'This dispute was closed without a loss. See the order for payments and refunds.',
    dispute: 'Stripe dispute',
  },
  orderAttention: {
    subject: (order: string) => `Order ${order} needs your attention`,
    heading: 'An order needs your attention',
    body: 'Review this order before you ship it, and refund it if necessary:',
    reasons: {
      'no-checkout':
        'This payment has no matching checkout, so we took the items from the payment record.',
      'checkout-without-pricing':
        'The checkout for this payment has no prices, so we took the items from the payment record.',
      'another-customer': 'The checkout for this payment belongs to a different customer.',
      'another-amount': 'The amount paid doesn’t match the checkout.',
      'approval-withdrawn': 'The account was no longer approved when the payment went through.',
      'approval-undone': 'The account’s approval was undone after the customer paid.',
      'hidden-item':
        'An item was already hidden when the payment went through. It may have been recalled.',
      'many-declines':
        'Many cards were declined before one was accepted. Someone may have tried stolen cards.',
      'refund-failed':
        'A refund didn’t reach the customer, and the money was returned to the shop. Refund the customer another way.',
      dispute: 'The customer disputed the payment.',
    },
  },
  cardTesting: {
    subject: (email: string) => `Many declined cards: ${email}`,
    heading: 'Many cards were declined',
    measures: {
      'end-payment':
        'We canceled a payment because it was declined too many times. The customer can check out again.',
      'pause-payments':
        'Too many payments from one account were declined, so we paused its payments for an hour.',
    },
    notEnded: {
      paid: 'One payment was declined many times, then went through before we could cancel it. Check the order before you ship it.',
      open: 'One payment was declined many times. We couldn’t cancel it because the bank is processing the last attempt. Check the order before you ship it.',
    },
    whatToDo:
      'Someone may be testing stolen cards. Check the account, contact the customer, and suspend the account if it’s been compromised.',
    declines: {
      'end-payment': 'Declined attempts for this payment',
      'pause-payments': 'Declined attempts for this account in the past hour',
    },
    account: 'View account',
  },
  lateOrders: {
    subject: (orders: number, replacements: number) => {
      const count = orders + replacements;
      if (count === 1) return `${orders ? 'An order' : 'A replacement'} is waiting to be shipped`;
      return `${count} ${lateKinds(orders, replacements)} are waiting to be shipped`;
    },
    heading: 'Late orders',
    body: (orders: number, replacements: number, days: number) => {
      const count = orders + replacements;
      const late = days === 1 ? 'more than a day' : `more than ${days} days`;
      return count === 1
        ? `This ${orders ? 'order' : 'replacement'} has been waiting to be shipped for ${late}:`
        : `These ${count} ${lateKinds(orders, replacements)} have been waiting to be shipped for ${late}:`;
    },
    placed: (date: string) => `Placed on ${date}`,
    waiting: (date: string) => `Replacement, waiting since ${date}`,
    zone: (timeZone: string) => `Time zone: ${timeZone}`,
    list: 'View orders to ship',
  },
  dailyDigest: {
    subject: (date: string) => `Your shop on ${date}`,
    heading: (date: string) => `Good morning: ${date}`,
    body: 'This is waiting for the office:',
    nothing: 'Nothing is waiting for the office.',
    rows: {
      waiting: 'Accounts to review',
      expiringLicenses: 'Licenses that expire within 30 days or have expired',
      toShip: 'To ship',
      attention: 'Orders that need attention',
      returns: 'Returns',
      complaints: 'Complaints',
      unread: 'Unanswered messages',
    },
    late: (count: number, days: number) =>
      `${count} late (over ${days === 1 ? 'a day' : `${days} days`})`,
    overdue: (count: number) => `${count} overdue`,
    yesterday: (timeZone: string) => `Yesterday (${timeZone}):`,
    orders: 'Orders',
    revenue: 'Revenue',
    open: 'Open the staff section',
    choose:
      'You can choose your emails in the staff section, under “Your emails” in the account menu.',
  },
  registrationReceived: {
    subject: 'We received your registration',
    heading: 'Your account is pending approval',
    body: 'Thank you for registering. Our team is reviewing your account. You can check out once it’s approved. Until then, you can browse and fill your cart.',
    next: 'We’ll email you when the review is done.',
    verify:
      'One last step: verify your email address. We’ll send your confirmations and invoices here.',
    notYou:
      'If you didn’t register, someone may have entered your address by mistake. Ignore this email and don’t open the link.',
  },
  emailVerification: {
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    body: 'Use this link to verify your account’s email address. We’ll send your confirmations and invoices there.',
    expires:
      'You can use the link only once. If it no longer works, request a new one from your account page.',
    notYou:
      'If you didn’t register, someone may have entered your address by mistake. Ignore this email and don’t open the link.',
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
    phone: 'Phone',
    review: 'Review the account',
  },
  newAccounts: {
    subject: 'More new accounts to review',
    heading: 'More new accounts are waiting for review',
    body: 'Too many accounts registered within an hour to email you about each one. The list shows every account awaiting review.',
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
    body: 'Our office changed the shipping address on your account. Future orders will ship to the new address, which you can see in your account.',
    notYou:
      'If you didn’t request this, call or email us before you place another order, and change your password.',
  },
  emailChange: {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    body: 'Use this link to confirm this address for your account. You’ll sign in with it and get our emails here.',
    after:
      'Changing your email address signs you out on all devices. You can use the link only once, but you can request a new one in your account.',
    notYou:
      'If you didn’t request this, someone may have entered your address by mistake. Ignore this email and don’t open the link.',
  },
  emailChanged: {
    subject: 'Your account’s email address was changed',
    heading: 'Your email address was changed',
    body: 'Your account now has a different email address. Sign in with the new one from now on. We’ll send our emails there.',
    notYou:
      'If you didn’t change it, call or email us right away. Someone else may have access to your account.',
    contact: 'Contact us',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'Your account has a new password, and all other devices were signed out.',
    notYou:
      'If you didn’t change it, reset your password right away and call us. Someone else may have access to your account.',
    reset: 'Reset my password',
  },
  backInStock: {
    subject: (product: string) => `Available again: ${product}`,
    heading: 'An item you were waiting for is available again',
    body: (product: string) => `You can order ${product} again.`,
    once: 'You’re getting this email because you signed up for it. We won’t email you about this item again unless you sign up again.',
    view: 'View the item',
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
    body: 'All shop admins receive this email.',
    account: 'Account',
    role: 'New role',
    roles: {
      admin: 'Admin (manages staff access)',
      staff: 'Staff',
      none: 'No longer staff',
    },
    by: 'Changed by',
    invited:
      'This is an invitation. The person gets access once they’ve set a password with the link we emailed them.',
    next: 'If you didn’t expect this, remove the account from staff immediately and contact the admin who made the change.',
    look: 'View staff members',
  },
  staffInvitation: {
    subject: 'You’re invited to the staff section',
    heading: 'Set up your staff access',
    body: (by: string, shop: string) => `${by} invited you to the staff section of ${shop}.`,
    next: 'Choose a password to get access. That also confirms this email address.',
    accept: 'Choose a password',
    expires: (days: number) =>
      `The button works for one hour. After that, open the sign-in page, choose “Forgot your password?” and enter this email address to get a new link. The invitation is valid for ${days} days.`,
    notYou:
      'If you don’t know the sender, ignore this email. Without a password, no one gets access.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    body: 'We deleted your account and its data: your profile, saved cards, checkouts and certificate.',
    messagesDeleted: 'We also deleted the messages you sent us from this address.',
    messagesKept: (years: number) =>
      `We couldn’t confirm that the messages sent from this address are yours, so we keep them until they’re ${years} years old.`,
    orders: (years: number) =>
      `If you placed any orders, tax law requires us to keep the orders, payments and invoices, including the name and address on them, for ${years} years after the purchase. After that, we delete them too.`,
    devices: (years: number) =>
      `If you received implants or other lot-tracked products, medical device law requires us to keep a record of the lots, any device problems you reported, and your contact details, so that we can reach you about a recall. We delete it ${years} years after the devices’ expected lifetime.`,
    notYou: 'If you didn’t request this, please contact us.',
    contact: 'Contact us',
  },
  recallNotice: {
    heading: 'Product recall',
    device: 'Product',
    lots: 'Lot numbers',
    quantity: 'Units shipped to you',
    confirm:
      'Please confirm that you received this notice, even if you have none of these units left. You don’t need to sign in.',
    button: 'Confirm receipt',
  },
};

export type Words = typeof en;
