import { matchPath } from 'react-router-dom';
import { firstArticlePath } from '../features/academics/articles.ts';
import { paths } from '../shared/config/paths.ts';
import { type Screen, screen } from './screen.tsx';

export const screens: readonly Screen[] = [
  screen(paths.home, 'home-page', () => import('../features/home/home-page.tsx'), 'home'),
  screen(
    paths.search(),
    'search-page',
    () => import('../features/catalogue/search-page.tsx'),
    'parts',
  ),
  screen(paths.products, 'products-page', () => import('../features/catalogue/products-page.tsx')),
  screen(
    '/products/:category',
    'category-page',
    () => import('../features/catalogue/category-page.tsx'),
    'parts',
  ),
  // Before the product page, whose pattern also matches.
  screen(
    '/products/:category/info',
    'category-information-page',
    () => import('../features/category-information/category-information-page.tsx'),
    'parts',
  ),
  screen(
    '/products/:category/:sku',
    'product-page',
    () => import('../features/product/product-page.tsx'),
    'parts',
  ),
  screen(
    paths.quickOrder,
    'quick-order-page',
    () => import('../features/quick-order/quick-order-page.tsx'),
    'pad',
  ),
  screen(paths.cart, 'cart-page', () => import('../features/checkout/cart-page.tsx'), 'checkout'),
  screen(
    paths.login(),
    'login-page',
    () => import('../features/authentication/login/login-page.tsx'),
    'authentication',
  ),
  screen(
    paths.createAccount(),
    'create-account-page',
    () => import('../features/authentication/registration/create-account-page.tsx'),
    'authentication',
  ),
  screen(
    paths.register,
    'register-page',
    () => import('../features/authentication/registration/register-page.tsx'),
    'authentication',
  ),
  screen(
    paths.forgotPassword,
    'forgot-password-page',
    () => import('../features/authentication/password-reset/forgot-password-page.tsx'),
    'authentication',
  ),
  screen(
    paths.authAction,
    'mailed-link-page',
    () => import('../features/authentication/mailed-link/mailed-link-page.tsx'),
    'authentication',
  ),
  screen(
    paths.account(),
    'account-page',
    () => import('../features/account/account-page.tsx'),
    'account',
    'authentication',
    'checkout',
    'lists',
  ),
  screen(
    '/account/orders/:orderId',
    'order-page',
    () => import('../features/account/order-page.tsx'),
    'account',
    'checkout',
  ),
  screen(
    '/account/lists/:number',
    'list-page',
    () => import('../features/account/lists/list-page.tsx'),
    'lists',
  ),
  screen(
    paths.sharedList(),
    'shared-list-page',
    () => import('../features/shared-list/shared-list-page.tsx'),
    'lists',
  ),
  screen(
    paths.storyMission,
    'story-mission-page',
    () => import('../features/company/story-mission-page.tsx'),
    'company',
  ),
  screen(
    paths.qualityStandards,
    'quality-standards-page',
    () => import('../features/company/quality-standards-page.tsx'),
    'company',
  ),
  screen(
    paths.materials,
    'materials-page',
    () => import('../features/company/materials-page.tsx'),
    'company',
  ),
  screen(
    paths.people,
    'people-page',
    () => import('../features/company/people-page.tsx'),
    'company',
  ),
  screen(
    paths.certification,
    'certification-page',
    () => import('../features/academics/certification-page.tsx'),
    'academics',
  ),
  screen(
    paths.researchArticle(':article'),
    'research-page',
    () => import('../features/academics/research-page.tsx'),
    'academics',
  ),
  screen(
    paths.education,
    'education-page',
    () => import('../features/education/education-page.tsx'),
    'education',
  ),
  screen(paths.faqs, 'faqs-page', () => import('../features/faqs/faqs-page.tsx'), 'faqs'),
  screen(
    paths.contact,
    'contact-page',
    () => import('../features/contact/contact-page.tsx'),
    'contact',
  ),
  screen(
    paths.policy(':policy'),
    'policy-page',
    () => import('../features/policies/policy-page.tsx'),
    'policies',
  ),
  screen(
    `${paths.staff}/*`,
    'staff-section',
    () => import('../features/staff/staff-section.tsx'),
    'account',
    'authentication',
    'staff',
  ),
];

export const redirects: readonly { from: string; to: string }[] = [
  { from: paths.company, to: paths.storyMission },
  { from: paths.academics, to: paths.certification },
  { from: paths.research, to: firstArticlePath },
];

export function matchScreen(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}
