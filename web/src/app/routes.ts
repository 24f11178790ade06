import { matchPath } from 'react-router-dom';
import { firstArticlePath } from '../features/academics/articles.ts';
import { paths } from '../shared/config/paths.ts';
import type { ContentSection } from '../shared/i18n/content.ts';
import { type Screen, screen } from './screen.tsx';

const imports = {
  'home-page': () => import('../features/home/home-page.tsx'),
  'search-page': () => import('../features/catalogue/search-page.tsx'),
  'products-page': () => import('../features/catalogue/products-page.tsx'),
  'category-page': () => import('../features/catalogue/category-page.tsx'),
  'category-information-page': () =>
    import('../features/category-information/category-information-page.tsx'),
  'product-page': () => import('../features/product/product-page.tsx'),
  'quick-order-page': () => import('../features/quick-order/quick-order-page.tsx'),
  'cart-page': () => import('../features/checkout/cart-page.tsx'),
  'login-page': () => import('../features/authentication/login/login-page.tsx'),
  'create-account-page': () =>
    import('../features/authentication/registration/create-account-page.tsx'),
  'register-page': () => import('../features/authentication/registration/register-page.tsx'),
  'forgot-password-page': () =>
    import('../features/authentication/password-reset/forgot-password-page.tsx'),
  'mailed-link-page': () => import('../features/authentication/mailed-link/mailed-link-page.tsx'),
  'own-account-page': () => import('../features/account/own-account-page.tsx'),
  'own-order-page': () => import('../features/account/own-order-page.tsx'),
  'own-returns-page': () => import('../features/account/returns/own-returns-page.tsx'),
  'list-page': () => import('../features/account/lists/list-page.tsx'),
  'shared-list-page': () => import('../features/shared-list/shared-list-page.tsx'),
  'acknowledge-recall-page': () => import('../features/recall/acknowledge-recall-page.tsx'),
  'story-mission-page': () => import('../features/company/story-mission-page.tsx'),
  'quality-standards-page': () => import('../features/company/quality-standards-page.tsx'),
  'materials-page': () => import('../features/company/materials-page.tsx'),
  'people-page': () => import('../features/company/people-page.tsx'),
  'certification-page': () => import('../features/academics/certification-page.tsx'),
  'research-page': () => import('../features/academics/research-page.tsx'),
  'education-page': () => import('../features/education/education-page.tsx'),
  'faqs-page': () => import('../features/faqs/faqs-page.tsx'),
  'contact-page': () => import('../features/contact/contact-page.tsx'),
  'policy-page': () => import('../features/policies/policy-page.tsx'),
  'staff-section': () => import('../features/staff/staff-section.tsx'),
};

const page = (path: string, chunk: keyof typeof imports, ...content: readonly ContentSection[]) =>
  screen(path, chunk, imports[chunk], ...content);

export const screens: readonly Screen[] = [
  page(paths.home, 'home-page', 'home'),
  page(paths.search(), 'search-page', 'parts'),
  page(paths.products, 'products-page'),
  page('/products/:category', 'category-page', 'parts'),
  // Must come before the product page, whose pattern also matches.
  page('/products/:category/info', 'category-information-page', 'parts'),
  page('/products/:category/:sku', 'product-page', 'parts'),
  page(paths.quickOrder, 'quick-order-page', 'pad'),
  page(paths.cart, 'cart-page', 'checkout'),
  page(paths.login(), 'login-page', 'authentication'),
  page(paths.createAccount(), 'create-account-page', 'authentication'),
  page(paths.register, 'register-page', 'authentication'),
  page(paths.forgotPassword, 'forgot-password-page', 'authentication'),
  page(paths.authAction, 'mailed-link-page', 'authentication'),
  page(paths.account(), 'own-account-page', 'account', 'authentication', 'checkout', 'lists'),
  page('/account/orders/:orderId', 'own-order-page', 'account', 'checkout'),
  page(`${paths.returns}/*`, 'own-returns-page', 'account', 'returns'),
  page('/account/lists/:number', 'list-page', 'lists'),
  page(paths.sharedList(), 'shared-list-page', 'lists'),
  page(paths.recall, 'acknowledge-recall-page', 'recall'),
  page(paths.storyMission, 'story-mission-page', 'company'),
  page(paths.qualityStandards, 'quality-standards-page', 'company'),
  page(paths.materials, 'materials-page', 'company'),
  page(paths.people, 'people-page', 'company'),
  page(paths.certification, 'certification-page', 'academics'),
  page(paths.researchArticle(':article'), 'research-page', 'academics'),
  page(paths.education, 'education-page', 'education'),
  page(paths.faqs, 'faqs-page', 'faqs'),
  page(paths.contact, 'contact-page', 'contact'),
  page(paths.policy(':policy'), 'policy-page', 'policies'),
  page(`${paths.staff}/*`, 'staff-section', 'account', 'authentication', 'staff'),
];

export const redirects: readonly { from: string; to: string }[] = [
  { from: paths.company, to: paths.storyMission },
  { from: paths.academics, to: paths.certification },
  { from: paths.research, to: firstArticlePath },
];

export function matchScreen(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}
