/** The id of the contact page's form. */
export const contactForm = 'contact-form';

/** The id of the contact page's section about the agent for the Middle East and Africa. */
export const agentSection = 'middle-east-and-africa';

const withReturnTarget = (path: string, returnTo?: string) =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

function withQuery(path: string, parameters: Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Every address of the shop; those with a name or an id in them are built here and nowhere else. */
export const paths = {
  home: '/',
  products: '/products',
  search: (query?: string) => withQuery('/search', query ? { q: query } : {}),
  category: (name: string) => `/products/${encodeURIComponent(name)}`,
  categoryInformation: (name: string) => `/products/${encodeURIComponent(name)}/info`,
  product: (category: string, sku: string) =>
    `/products/${encodeURIComponent(category)}/${encodeURIComponent(sku)}`,
  quickOrder: '/quick-order',
  cart: '/cart',
  /** `returnTo` is a path of this shop, taken up after signing in. */
  login: (returnTo?: string) => withReturnTarget('/login', returnTo),
  /** Says there that the session was ended by the clock. */
  loginAfterEnd: (returnTo: string) => withQuery('/login', { ended: '1', returnTo }),
  /** `returnTo` is where signing in afterwards leads. */
  createAccount: (returnTo?: string) => withReturnTarget('/create-account', returnTo),
  register: '/register',
  forgotPassword: '/forgot-password',
  /** `tab` is the word that the account page keeps in its address. */
  account: (tab?: string) => (tab ? `/account?tab=${encodeURIComponent(tab)}` : '/account'),
  /** An order as its customer follows it. */
  order: (orderId: string) => `/account/orders/${encodeURIComponent(orderId)}`,
  /** One of the account's lists, by its number. */
  list: (number: number | string) => `/account/lists/${encodeURIComponent(number)}`,
  /** Asks whether a list goes into the cart; the link carries the list behind its `#`. */
  sharedList: (list?: { name: string; lines: string }) =>
    list ? `/list#${new URLSearchParams({ ...list })}` : '/list',
  /** Where the links in the identity service's mails lead. */
  authAction: '/auth/action',
  company: '/company',
  storyMission: '/company/story-mission',
  qualityStandards: '/company/quality-standards',
  materials: '/company/materials',
  people: '/company/people',
  education: '/education',
  academics: '/academics',
  certification: '/academics/certification',
  research: '/academics/research',
  researchArticle: (article: string) => `/academics/research/${article}`,
  faqs: '/faqs',
  contact: '/contact',
  /** The contact form with an order's number or ID as its subject. */
  contactAboutOrder: (order: string) => `${withQuery('/contact', { order })}#${contactForm}`,
  /** The shop's terms: returns, terms of sale, privacy. */
  policy: (policy: string) => `/policies/${policy}`,
  staff: '/staff',
  /** `filters` are the words that the list keeps in its address. */
  staffAccounts: (filters: { status?: string; search?: string } = {}) =>
    withQuery('/staff/accounts', filters),
  staffAccount: (uid: string) => `/staff/accounts/${encodeURIComponent(uid)}`,
  /** `address` is what the list of orders keeps in its own address. */
  staffOrders: (address?: URLSearchParams) =>
    address?.size ? `/staff/orders?${address}` : '/staff/orders',
  staffOrder: (orderId: string) => `/staff/orders/${encodeURIComponent(orderId)}`,
  staffPackingSlip: (orderId: string) =>
    `/staff/orders/${encodeURIComponent(orderId)}/packing-slip`,
  staffMessages: '/staff/messages',
  staffCatalogue: '/staff/catalogue',
  staffMembers: '/staff/people',
  contactAgent: `/contact#${agentSection}`,
} as const;

/** Where 'Skip to content' leads on pages that begin with a menu of their section; on others it leads to `main`. */
export const contentId = 'content';
