/** The id of the contact page's part about the agent for the Middle East and Africa. */
export const agentSection = 'middle-east-and-africa';

/** Every address of the shop has its one builder here. */
const withReturnTarget = (path: string, returnTo?: string) =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

export const paths = {
  home: '/',
  products: '/products',
  category: (name: string) => `/products/${encodeURIComponent(name)}`,
  categoryInformation: (name: string) => `/products/${encodeURIComponent(name)}/info`,
  product: (category: string, sku: string) =>
    `/products/${encodeURIComponent(category)}/${encodeURIComponent(sku)}`,
  cart: '/cart',
  /** `returnTo` is a path of this shop, taken up after signing in. */
  login: (returnTo?: string) => withReturnTarget('/login', returnTo),
  createAccount: '/create-account',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** `tab` is the word that the account page keeps in its address. */
  account: (tab?: string) => (tab ? `/account?tab=${encodeURIComponent(tab)}` : '/account'),
  /** Where the links in the identity service's mails lead. */
  authAction: '/auth/action',
  company: '/company',
  storyMission: '/company/story-mission',
  qualityStandards: '/company/quality-standards',
  education: '/education',
  academics: '/academics',
  certification: '/academics/certification',
  research: '/academics/research',
  researchArticle: (article: string) => `/academics/research/${article}`,
  contact: '/contact',
  contactAgent: `/contact#${agentSection}`,
} as const;
