export const checkout = {
  loading: 'Loading payment details...',
  items: {
    title: 'Order Items',
    quantity: 'Quantity: {{quantity}}',
  },
  methods: {
    title: 'Your Payment Methods',
    new: 'Use a new payment method',
    card: '{{brand}} ending in {{last4}}',
    expires: 'Expires {{expiry}}',
    failed: 'Your saved cards could not be loaded. You can pay with a new card.',
    save: 'Save this card for future purchases',
  },
  address: {
    title: 'Shipping Address',
    note: 'To change your shipping address, please contact customer support.',
    none: 'No address found. Please contact customer support to add your shipping address.',
    failed: 'Your shipping address could not be loaded. You can still pay; it is kept on file.',
  },
  pay: 'Pay Now',
  processing: 'Processing...',
  retry: 'Try Again',
  stillProcessing:
    'Your payment is still being processed. You will find the order in your account as soon as it is confirmed.',
  cardFormFailed:
    'The card form could not be loaded. Please check your connection and reload this page.',
  priceChanged: 'Prices have changed since you filled your cart. The total is now {{amount}}.',
  errors: {
    network: 'The shop could not be reached. Please check your connection and try again.',
    timeout: 'The shop took too long to answer. Please try again.',
    'unexpected-answer': 'Something went wrong on our side. Please try again.',
    'sign-in-required': 'Please sign in and try again.',
    'not-approved':
      'Your account is pending approval. You will be able to checkout once your account is approved.',
    'unknown-product':
      'An item in your cart is no longer available. Please remove it and try again.',
    'not-purchasable':
      'An item in your cart cannot be bought online. Please remove it and try again.',
    'duplicate-item': 'An item is in your cart twice. Please remove one of the two and try again.',
    'amount-too-large':
      'This order is too large to pay by card. Please split it into smaller orders.',
    'empty-cart': 'Your cart is empty. Please add an item and try again.',
    'too-many-items':
      'One order takes at most {{lines}} different items and {{quantity}} pieces of each. Please split it into smaller orders.',
    'checkout-mismatch': 'Your cart has changed. Please return to the cart and check out again.',
    'already-paid': 'This order has already been paid. You will find it in your account.',
    'too-many-requests': 'Too many attempts. Please wait a minute and try again.',
    'payment-unavailable':
      'The payment service could not be reached. Please try again in a moment.',
    internal: 'Something went wrong on our side. Please try again.',
  },
} as const;
