import type { ComponentType, LazyExoticComponent } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { staffPaths } from '../staff-paths.ts';

interface StaffPage {
  path: string;
  page: LazyExoticComponent<ComponentType>;
  adminOnly?: boolean;
}

export interface Area extends StaffPage {
  label:
    | 'overview'
    | 'accounts'
    | 'orders'
    | 'shipping'
    | 'returns'
    | 'complaints'
    | 'recalls'
    | 'messages'
    | 'catalogue'
    | 'members'
    | 'settings';
  to: string;
}

export const areas: readonly Area[] = [
  {
    label: 'overview',
    to: paths.staff,
    path: '',
    page: lazyChunk('overview-page', () => import('../overview/overview-page.tsx')),
  },
  {
    label: 'accounts',
    to: staffPaths.accounts(),
    path: 'accounts',
    page: lazyChunk('accounts-page', () => import('../accounts/list/accounts-page.tsx')),
  },
  {
    label: 'orders',
    to: staffPaths.orders(),
    path: 'orders',
    page: lazyChunk('staff-orders-page', () => import('../orders/list/orders-page.tsx')),
  },
  {
    label: 'shipping',
    to: staffPaths.shipping,
    path: 'shipping',
    page: lazyChunk('shipping-page', () => import('../shipping/queue/shipping-page.tsx')),
  },
  {
    label: 'returns',
    to: staffPaths.returns,
    path: 'returns',
    page: lazyChunk('staff-returns-page', () => import('../returns/staff-returns-page.tsx')),
  },
  {
    label: 'complaints',
    to: staffPaths.complaints,
    path: 'complaints',
    page: lazyChunk('complaints-page', () => import('../complaints/complaints-page.tsx')),
  },
  {
    label: 'recalls',
    to: staffPaths.recalls(),
    path: 'recalls',
    page: lazyChunk('recalls-page', () => import('../recalls/recalls-page.tsx')),
  },
  {
    label: 'messages',
    to: staffPaths.messages,
    path: 'messages',
    page: lazyChunk('messages-page', () => import('../messages/messages-page.tsx')),
  },
  {
    label: 'catalogue',
    to: staffPaths.catalogue,
    path: 'catalogue',
    page: lazyChunk('catalogue-page', () => import('../catalogue/catalogue-page.tsx')),
  },
  {
    label: 'members',
    to: staffPaths.members,
    path: 'people',
    page: lazyChunk('members-page', () => import('../members/members-page.tsx')),
    adminOnly: true,
  },
  {
    label: 'settings',
    to: staffPaths.settings,
    path: 'settings',
    page: lazyChunk('settings-page', () => import('../settings/settings-page.tsx')),
    adminOnly: true,
  },
];

export const staffPages: readonly StaffPage[] = [
  ...areas,
  {
    path: 'emails',
    page: lazyChunk('staff-emails-page', () => import('../emails/emails-page.tsx')),
  },
  {
    path: 'accounts/:uid',
    page: lazyChunk('staff-account-page', () => import('../accounts/staff-account-page.tsx')),
  },
  {
    path: 'recalls/new',
    page: lazyChunk('staff-new-recall-page', () => import('../recalls/notice/new-recall-page.tsx')),
  },
  {
    path: 'recalls/:recallId',
    page: lazyChunk('staff-recall-page', () => import('../recalls/notice/staff-recall-page.tsx')),
  },
  {
    path: 'orders/:orderId',
    page: lazyChunk('staff-order-page', () => import('../orders/staff-order-page.tsx')),
  },
  {
    path: 'orders/:orderId/packing-slip',
    page: lazyChunk(
      'packing-slip-page',
      () => import('../orders/packing-slip/packing-slip-page.tsx'),
    ),
  },
  {
    path: 'shipping/orders/:orderId',
    page: lazyChunk('pack-order-page', () => import('../shipping/packing/pack-order-page.tsx')),
  },
  {
    path: 'shipping/returns/:rmaNumber',
    page: lazyChunk(
      'pack-replacement-page',
      () => import('../shipping/packing/pack-replacement-page.tsx'),
    ),
  },
  {
    path: 'shipping/pick-lists',
    page: lazyChunk('pick-lists-page', () => import('../shipping/pick-lists/pick-lists-page.tsx')),
  },
  {
    path: 'shipping/packing-slips',
    page: lazyChunk(
      'packing-slips-page',
      () => import('../shipping/packing-slips/packing-slips-page.tsx'),
    ),
  },
  {
    path: 'shipping/shipments/:shipmentId/packing-slip',
    page: lazyChunk(
      'shipment-slip-page',
      () => import('../shipping/shipments/shipment-slip-page.tsx'),
    ),
  },
  {
    path: 'returns/:rmaNumber',
    page: lazyChunk('staff-return-page', () => import('../returns/return-page.tsx')),
  },
  {
    path: 'complaints/:complaintId',
    page: lazyChunk('complaint-page', () => import('../complaints/complaint-page.tsx')),
  },
];
