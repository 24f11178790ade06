import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { type Screen, screen } from './screen.ts';

/** Every screen of the shop, each in a chunk of its own. */
export const screens: readonly Screen[] = [
  screen(paths.home, 'home', () => import('../features/home/home-page.tsx')),
  screen(paths.products, 'products', () => import('../features/catalogue/products-page.tsx')),
  screen('/products/:category', 'category', () => import('../features/catalogue/category-page.tsx')),
  screen('/products/:category/:sku', 'product', () => import('../features/product/product-page.tsx')),
  screen(paths.cart, 'cart', () => import('../features/cart-page/cart-page.tsx')),
  screen(paths.login(), 'login', () => import('../features/authentication/login-page.tsx')),
  screen(
    paths.createAccount,
    'create-account',
    () => import('../features/authentication/create-account-page.tsx'),
  ),
  screen(
    paths.register,
    'register',
    () => import('../features/authentication/register-page.tsx'),
  ),
  screen(
    paths.forgotPassword,
    'forgot-password',
    () => import('../features/authentication/forgot-password-page.tsx'),
  ),
  screen(paths.authAction, 'action', () => import('../features/authentication/action-page.tsx')),
  screen(paths.account(), 'account', () => import('../features/account/account-page.tsx')),
  screen(
    paths.storyMission,
    'story-mission',
    () => import('../features/company/story-mission-page.tsx'),
  ),
  screen(
    paths.qualityStandards,
    'quality-standards',
    () => import('../features/company/quality-standards-page.tsx'),
  ),
  screen(
    paths.certification,
    'certification',
    () => import('../features/academics/certification-page.tsx'),
  ),
  screen(paths.contact, 'contact', () => import('../features/contact/contact-page.tsx')),
];

/** The bare roots of sections, and the page each opens with. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: paths.company, to: paths.storyMission },
  { from: paths.academics, to: paths.certification },
];

export function matchScreen(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}
