import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';

interface StaffPage {
  /** React Router's pattern below `/staff`; empty for `/staff` itself. */
  path: string;
  page: LazyExoticComponent<ComponentType>;
  /** Admins decide who is staff. */
  adminOnly?: boolean;
}

interface Area extends StaffPage {
  label: 'overview' | 'accounts' | 'orders' | 'messages' | 'catalogue' | 'members';
  to: string;
}

/** The areas of the staff section, in the order of its navigation. */
export const areas: readonly Area[] = [
  {
    label: 'overview',
    to: paths.staff,
    path: '',
    page: lazy(() => loadChunk('overview-page', () => import('../overview/overview-page.tsx'))),
  },
  {
    label: 'accounts',
    to: paths.staffAccounts(),
    path: 'accounts',
    page: lazy(() => loadChunk('accounts-page', () => import('../accounts/accounts-page.tsx'))),
  },
  {
    label: 'orders',
    to: paths.staffOrders(),
    path: 'orders',
    page: lazy(() =>
      loadChunk('staff-orders-page', () => import('../orders/list/orders-page.tsx')),
    ),
  },
  {
    label: 'messages',
    to: paths.staffMessages,
    path: 'messages',
    page: lazy(() => loadChunk('messages-page', () => import('../messages/messages-page.tsx'))),
  },
  {
    label: 'catalogue',
    to: paths.staffCatalogue,
    path: 'catalogue',
    page: lazy(() => loadChunk('catalogue-page', () => import('../catalogue/catalogue-page.tsx'))),
  },
  {
    label: 'members',
    to: paths.staffMembers,
    path: 'people',
    page: lazy(() => loadChunk('members-page', () => import('../members/members-page.tsx'))),
    adminOnly: true,
  },
];

/** All pages: the areas, and those that are reached from them. */
export const staffPages: readonly StaffPage[] = [
  ...areas,
  {
    path: 'accounts/:uid',
    page: lazy(() => loadChunk('staff-account-page', () => import('../accounts/account-page.tsx'))),
  },
  {
    path: 'orders/:orderId',
    page: lazy(() => loadChunk('staff-order-page', () => import('../orders/order-page.tsx'))),
  },
  {
    path: 'orders/:orderId/packing-slip',
    page: lazy(() =>
      loadChunk('packing-slip-page', () => import('../orders/packing-slip/packing-slip-page.tsx')),
    ),
  },
];
