export const cart = {
  title: 'Your Cart',
  description: 'Your cart at a glance: quantities, prices and checkout.',
  loading: 'Loading your cart...',
  continueShopping: 'Continue Shopping',
  empty: {
    title: 'Your Cart is Empty',
    text: 'Items that you add to your cart appear here.',
  },
  line: {
    sku: 'SKU: {{sku}}',
    unknown: 'Unknown Product ({{sku}})',
    ordered: 'Product ({{sku}})',
    each: '{{price}} each',
    remove: 'Remove',
    removeItem: 'Remove {{name}}',
    clear: 'Clear Cart',
  },
  notes: {
    price: 'The price was {{from}} each when you added it.',
    gone: 'No longer sold. Please remove it before you check out.',
  },
  undo: {
    action: 'Undo',
    removed: '{{name}} was removed.',
    cleared: 'Your cart was cleared.',
    replaced: 'The order has replaced what was in your cart.',
    done: 'Undone: your cart is as it was.',
  },
  announcement: {
    quantity: '{{name}}: quantity {{quantity}}. Subtotal {{subtotal}}.',
    removed: '{{name}} removed from your cart. Subtotal {{subtotal}}.',
  },
  summary: {
    title: 'Order Summary',
    subtotal: 'Subtotal',
    total: 'Total',
    proceed: 'Proceed to Checkout',
    checking: 'Checking...',
    returnToCart: 'Return to Cart',
  },
  status: {
    offline: 'The checkout needs an internet connection. Your cart is kept on this device.',
    loggedOut: 'You need to login to checkout.',
    pending:
      'Your account is pending approval. You will be able to checkout once your account is approved.',
    failed: 'Could not verify account status. Please try again later.',
    login: 'Login to Continue',
    tryAgain: 'Try Again',
  },
  payment: {
    title: 'Complete Your Purchase',
    failed: 'There was an error processing your payment. Please try again.',
  },
  success: {
    title: 'Payment Successful!',
    text: 'Thank you for your purchase. A confirmation email has been sent to {{email}}.',
    orders: 'View My Orders',
    order: 'Follow This Order',
    recording: 'Your order is being recorded. Its number appears here in a moment.',
    noReceipt: 'The receipt could not be shown. You will find the order in your account.',
    nextTitle: 'What happens next',
    next: 'We prepare your order and ship it to the address above. The page of your order shows its progress.',
  },
  alreadyPaid: {
    title: 'This order is already paid',
    text: 'You have paid for these items before, so your card was not charged again. You will find the order in your account.',
  },
} as const;
