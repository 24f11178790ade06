export const contactForm = 'contact-form';

export const agentSection = 'middle-east-and-africa';

export function withQuery(path: string, parameters: Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? path : `${path}?${search}`;
}

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
  login: (returnTo?: string) => withQuery('/login', returnTo ? { returnTo } : {}),
  loginAfterEnd: (returnTo: string) => withQuery('/login', { ended: '1', returnTo }),
  createAccount: (returnTo?: string) => withQuery('/create-account', returnTo ? { returnTo } : {}),
  register: '/register',
  forgotPassword: '/forgot-password',
  account: (tab?: string) => withQuery('/account', tab ? { tab } : {}),
  order: (orderId: string) => `/account/orders/${encodeURIComponent(orderId)}`,
  returns: '/account/returns',
  /** Starts with the items of one order; the customer can add items from other orders. */
  newReturn: (orderId?: string) =>
    withQuery('/account/returns/new', orderId ? { order: orderId } : {}),
  return: (rmaNumber: string) => `/account/returns/${encodeURIComponent(rmaNumber)}`,
  list: (number: number | string) => `/account/lists/${encodeURIComponent(number)}`,
  /** The list is in the fragment, so it isn't sent to the server. */
  sharedList: (list?: { name: string; lines: string }) =>
    list ? `/list#${new URLSearchParams({ ...list })}` : '/list',
  authAction: '/auth/action',
  /** The emailed link has a token in its fragment, so it isn't sent to the server. */
  recall: '/recall',
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
  contactAboutOrder: (order: string) => `${withQuery('/contact', { order })}#${contactForm}`,
  policy: (policy: string) => `/policies/${policy}`,
  staff: '/staff',
  contactAgent: `/contact#${agentSection}`,
} as const;

export const isStaffPath = (pathname: string): boolean =>
  pathname === paths.staff || pathname.startsWith(`${paths.staff}/`);

/** The `main` element. The staff section has its own, next to its navigation. */
export const mainId = 'main';

/** The target of the skip link on pages that start with a section menu. Other pages use `main`. */
export const contentId = 'content';
