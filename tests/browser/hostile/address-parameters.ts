/**
 * All URL parameters, with the pages that read them. A malicious link can contain any value. A test fails if a page
 * reads a parameter that isn't listed here.
 */
export const addressParameters: Readonly<Record<string, readonly string[]>> = {
  returnTo: ['/login', '/create-account', '/register'],
  ended: ['/login'],
  mode: ['/auth/action'],
  oobCode: ['/auth/action'],
  mail: ['/auth/action'],
  payment_intent_client_secret: ['/cart'],
  tab: ['/account'],
  q: ['/search'],
  order: [
    '/contact',
    '/account/returns/new',
    '/staff/shipping/pick-lists',
    '/staff/shipping/packing-slips',
  ],
  rma: ['/staff/shipping/pick-lists', '/staff/shipping/packing-slips'],
  unshipped: ['/account'],
  search: ['/products', '/staff/accounts', '/staff/orders'],
  name: ['/list'],
  lines: ['/list'],
  compare: ['/products/Implants'],
  page: ['/products/Implants'],
  status: ['/staff/accounts', '/staff/orders'],
  from: ['/staff/orders'],
  to: ['/staff/orders', '/staff/recalls'],
  sku: ['/staff/orders', '/staff/recalls', '/staff/recalls/new'],
  lot: ['/staff/recalls', '/staff/recalls/new'],
  state: ['/staff/returns', '/staff/complaints'],
  customer: ['/staff/orders'],
  sort: ['/staff/orders'],
  show: ['/staff/orders/none'],
  after: ['/staff/orders'],
  before: ['/staff/orders'],
  days: ['/staff'],
  warning: ['/staff/catalogue'],
};

/** These pages read parameters from the hash, which isn't sent to the server. */
export const pathsWithHashParameters: readonly string[] = ['/list'];

/** Common redirect parameters on other sites. The shop's pages don't read them. */
export const commonRedirectParameters = [
  ...[
    'redirect',
    'redirect_to',
    'redirect_uri',
    'redirect_url',
    'return',
    'return_to',
    'returnUrl',
  ],
  ...['next', 'url', 'goto', 'target', 'dest', 'continue', 'continueUrl', 'callback', 'from_uri'],
];

export const hostileTargets = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https:evil.example',
  '/\t/evil.example',
  '/%2F%2Fevil.example',
  'http://localhost:5000@evil.example/',
  'javascript:window.hacked=1//',
  'data:text/html,<script>window.hacked=1</script>',
  '\u202E//evil.example',
  'blob:https://evil.example/1',
];
