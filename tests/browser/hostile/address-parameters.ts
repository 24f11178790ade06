/**
 * Every parameter that a page reads of its address, which whoever sends a link may choose, with the
 * pages that read it. A test fails where the sources read one that is not here.
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
  order: ['/contact'],
  search: ['/products', '/staff/accounts', '/staff/orders'],
  name: ['/list'],
  lines: ['/list'],
  compare: ['/products/Implants'],
  page: ['/products/Implants'],
  status: ['/staff/accounts', '/staff/orders'],
  from: ['/staff/orders'],
  to: ['/staff/orders'],
  sku: ['/staff/orders'],
  customer: ['/staff/orders'],
  after: ['/staff/orders'],
  before: ['/staff/orders'],
  days: ['/staff'],
  warning: ['/staff/catalogue'],
};

/** These read them behind the `#`, where no server sees them. */
export const readBehindHash: readonly string[] = ['/list'];

/** Names by which other sites are led elsewhere; no page here reads one of them. */
export const customaryParameters = [
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

/** Ways to name another site, or a script, where a path is expected. */
export const elsewhere = [
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
