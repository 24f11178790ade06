import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';

interface StaffPage {
  path: string;
  page: LazyExoticComponent<ComponentType>;
  adminOnly?: boolean;
}

interface Area extends StaffPage {
  label: 'overview' | 'accounts' | 'orders' | 'messages' | 'catalogue' | 'members';
  to: string;
}

const screen = (chunk: string, load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => loadChunk(chunk, load));

export const areas: readonly Area[] = [
  {
    label: 'overview',
    to: paths.staff,
    path: '',
    page: screen('overview-page', () => import('../overview/overview-page.tsx')),
  },
  {
    label: 'accounts',
    to: paths.staffAccounts(),
    path: 'accounts',
    page: screen('accounts-page', () => import('../accounts/accounts-page.tsx')),
  },
  {
    label: 'orders',
    to: paths.staffOrders(),
    path: 'orders',
    page: screen('staff-orders-page', () => import('../orders/list/orders-page.tsx')),
  },
  {
    label: 'messages',
    to: paths.staffMessages,
    path: 'messages',
    page: screen('messages-page', () => import('../messages/messages-page.tsx')),
  },
  {
    label: 'catalogue',
    to: paths.staffCatalogue,
    path: 'catalogue',
    page: screen('catalogue-page', () => import('../catalogue/catalogue-page.tsx')),
  },
  {
    label: 'members',
    to: paths.staffMembers,
    path: 'people',
    page: screen('members-page', () => import('../members/members-page.tsx')),
    adminOnly: true,
  },
];

export const staffPages: readonly StaffPage[] = [
  ...areas,
  {
    path: 'accounts/:uid',
    page: screen('staff-account-page', () => import('../accounts/account-page.tsx')),
  },
  {
    path: 'orders/:orderId',
    page: screen('staff-order-page', () => import('../orders/order-page.tsx')),
  },
  {
    path: 'orders/:orderId/packing-slip',
    page: screen('packing-slip-page', () => import('../orders/packing-slip/packing-slip-page.tsx')),
  },
];
