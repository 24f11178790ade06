import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import type { RequestedReturnLine, ReturnRequest } from '@dental-shop/domain/api/returns';
import type { StaffInput } from '@dental-shop/domain/api/staff/calls';
import { demoAccounts } from '../demo-accounts.ts';
import { type SignedIn, signUpOrIn } from './auth-emulator.ts';
import { demoOrders } from './demo-orders.ts';
import { callShop } from './shop-api.ts';

/** The fixed IDs prevent duplicates on a second start. */
const ids = {
  firstShipment: '0b9f6f0e-3a55-4c0e-9d0b-6f3d1c7a2e11',
  secondShipment: '5d2c8a94-7f16-4b83-8a67-c1e0b94d3f22',
  return: 'c7e41d38-92ab-4f5d-b0c6-2a8f5e6d1b33',
};

/** A conflict is fine: an earlier start has already done this, or the order has been refunded in the meantime. */
const accept = [409];

/** Ships the first demo order in two parts, and returns an unused item and a failed implant. */
export async function seedAfterSales(customer: SignedIn): Promise<void> {
  const staff = await signUpOrIn(demoAccounts.staff);
  const [order] = demoOrders();
  const [implant, cap] = order?.items ?? [];
  if (!order || !implant || !cap) throw new Error('The first demo order has too few items.');
  const expiry = `${new Date().getUTCFullYear() + 4}-05-31`;
  const implants = { sku: implant.sku, lot: 'A2611', expiry };
  const caps = { sku: cap.sku, lot: 'B2604', expiry };
  await ship(staff, {
    subject: { orderId: order.id },
    requestId: ids.firstShipment,
    lines: [
      { ...implants, quantity: implant.quantity },
      { ...caps, quantity: 1 },
    ],
    carrier: 'ups',
    trackingNumber: '1Z999AA10123456784',
  });
  await ship(staff, {
    subject: { orderId: order.id },
    requestId: ids.secondShipment,
    lines: [{ ...caps, quantity: cap.quantity - 1 }],
    carrier: 'usps',
    trackingNumber: '9400111899223197428490',
  });
  await requestReturn(customer, [
    {
      ...{ shipmentId: ids.secondShipment, sku: cap.sku, lot: caps.lot, quantity: 1 },
      ...{ reason: 'no-longer-needed', unopened: true },
    },
    {
      ...{ shipmentId: ids.firstShipment, sku: implant.sku, lot: implants.lot, quantity: 1 },
      ...{ reason: 'device-problem', unopened: false },
      report: {
        ...{ procedureDate: null, failureDate: null, site: '36', boneQuality: 'D3' },
        ...{ loading: 'delayed', symptoms: ['mobility', 'no-osseointegration'] },
        ...{ deviceFate: 'returned', description: 'The implant didn’t integrate.' },
        phone: '702-555-0123',
      },
    },
  ]);
}

async function ship(staff: SignedIn, shipment: StaffInput<'createShipment'>): Promise<void> {
  await callStaff(staff, 'createShipment', shipment);
  await callStaff(staff, 'releaseShipment', { shipmentId: shipment.requestId });
}

function callStaff<Name extends 'createShipment' | 'releaseShipment'>(
  staff: SignedIn,
  name: Name,
  data: StaffInput<Name>,
): Promise<unknown> {
  return callShop(staffCallPath(name), { as: staff, body: { data }, accept });
}

async function requestReturn(customer: SignedIn, lines: RequestedReturnLine[]): Promise<void> {
  const body: ReturnRequest = { requestId: ids.return, lines, note: '' };
  await callShop(apiPaths.returns, { as: customer, body, accept });
}
