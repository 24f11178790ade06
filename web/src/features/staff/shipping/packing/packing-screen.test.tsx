import { createSkuFinder } from '@dental-shop/domain/fulfillment/scan';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { refusal } from '../../testing/fixtures.ts';
import { PackingScreen } from './packing-screen.tsx';
import { scanTones } from './scan-tones.ts';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('./scan-tones.ts', () => ({ scanTones: { success: vi.fn(), failure: vi.fn() } }));
const call = vi.mocked(callStaff);

const skus = ['I4510', 'I4512', 'SA4010', 'HC4503', 'CS45', 'TW100'];

const gtin = '09520000000103';
const finder = createSkuFinder({ [gtin]: 'I4510' }, skus);

const implantCode = (lot: string, serial: string) => `(01)${gtin}(17)290531(10)${lot}(21)${serial}`;

const implant = { sku: 'I4510', name: 'Implant', open: 2 };
const wrench = { sku: 'TW100', name: 'Torque wrench', open: 1 };

type Props = Parameters<typeof PackingScreen>[0];

const screen = (changes: Partial<Props> = {}) => (
  <PackingScreen
    subject={{ orderId: 'order' }}
    lines={[implant, wrench]}
    catalogue={{ finder, isLotTracked: (sku) => sku === 'I4510', nameOf: () => undefined }}
    holdReason={(_sku, lot) => (lot === 'HELD' ? 'Under test.' : undefined)}
    shipmentIds={[]}
    {...changes}
  />
);

async function open(changes: Partial<Props> = {}) {
  const view = await render(screen(changes), { content: ['staff'] });
  return {
    ...view,
    scan: (code: string) => view.user.keyboard(`${code}{Enter}`),
    status: () => view.getByRole('status').textContent,
    problem: () => view.getByRole('alert').textContent,
    field: (name: string | RegExp) => view.getByRole('textbox', { name }) as HTMLInputElement,
    shipButton: (name: string) => view.getByRole('button', { name }) as HTMLButtonElement,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  call.mockResolvedValue({ shipmentId: 's1', releaseAt: '2026-11-27T12:15:00Z' });
});

it('ships an order of six lines after six scans and two key presses', async () => {
  const lines = skus.map((sku) => ({ sku, name: sku, open: 1 }));
  const { scan, user } = await open({
    lines,
    catalogue: { finder, isLotTracked: () => false, nameOf: () => undefined },
  });
  for (const sku of skus) await scan(sku);
  await user.keyboard('{Enter}{Enter}');
  expect(call).toHaveBeenCalledExactlyOnceWith('createShipment', {
    subject: { orderId: 'order' },
    requestId: expect.any(String),
    lines: skus.map((sku) => ({ sku, quantity: 1, lot: null, expiry: null })),
    carrier: 'ups',
    trackingNumber: null,
  });
});

it('reads lot and expiry from each scan, splits a line across lots, and announces the count', async () => {
  const { scan, status, user } = await open();
  expect(status()).toContain('3 units are left');
  await scan(implantCode('A1', '1'));
  expect(status()).toContain('Implant (I4510), lot A1: 1 of 2 packed.');
  await scan(implantCode('B2', '2'));
  await scan('tw100');
  expect(status()).toContain('Everything is packed.');
  expect(scanTones.success).toHaveBeenCalledTimes(3);
  await user.keyboard('{Enter}{Enter}');
  const [, input] = call.mock.calls[0] ?? [];
  expect(input).toMatchObject({
    lines: [
      { sku: 'I4510', quantity: 1, lot: 'A1', expiry: '2029-05-31' },
      { sku: 'I4510', quantity: 1, lot: 'B2', expiry: '2029-05-31' },
      { sku: 'TW100', quantity: 1, lot: null, expiry: null },
    ],
  });
});

it('recognizes FNC1 that a scanner types as Ctrl+]', async () => {
  const { user, status } = await open();
  await user.keyboard(`01${gtin}1729053110A1{Control>}]{/Control}21S1{Enter}`);
  expect(status()).toContain('lot A1: 1 of 2 packed');
});

it.each([
  ['a wrong item', 'SA4010', 'Wrong item'],
  ['an unknown code', 'XYZ', 'Unknown code: XYZ'],
  ['a lot without an item', '(17)290531(10)A1', 'Lot A1 without an item'],
  ['a lot on hold', implantCode('HELD', '1'), 'Lot HELD is on hold'],
  ['an expired lot', `(01)${gtin}(17)200131(10)A1`, 'Expired on January 31, 2020'],
  ['a unit without a lot', gtin, 'Lot missing'],
])('ignores further scans after %s until staff set the item aside', async (_, code, sentence) => {
  const { scan, problem, status, user, getByRole } = await open();
  await scan(code);
  expect(problem()).toContain(sentence);
  expect(scanTones.failure).toHaveBeenCalledOnce();
  await scan('TW100');
  await scan('TW100');
  expect(getByRole('button', { name: 'Enter by hand: Implant' })).toHaveProperty('disabled', true);
  expect(problem()).toContain('2 scans weren’t counted.');
  expect(scanTones.success).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(problem()).toBe('');
  await scan('TW100');
  expect(status()).toContain('Torque wrench (TW100): 1 of 1 packed.');
  await scan('TW100');
  expect(problem()).toContain('One too many');
  await user.click(getByRole('button', { name: 'Set aside' }));
  expect(problem()).toBe('');
});

it('packs a unit whose barcode has no lot after staff enter the lot', async () => {
  const { scan, user, getByRole, status, field } = await open();
  await scan(gtin);
  await user.type(field('Lot'), 'a1');
  await user.type(getByRole('form').querySelector('[type="date"]') as Element, '2029-05-31');
  await user.click(getByRole('button', { name: 'Add' }));
  expect(status()).toContain('lot A1: 1 of 2 packed');
  expect(document.activeElement).toBe(field('Scan or type an item'));
});

it('packs a unit whose lot may contain the serial number after staff enter the lot', async () => {
  const { scan, problem, user, getByRole, status, field } = await open();
  await scan(`01${gtin}1729053110LOT1232121SER001`);
  expect(problem()).toContain('The code doesn’t show where the lot number ends.');
  expect(problem()).toContain('Enter the lot from the label.');
  expect(field('Lot').value).toBe('');
  await user.type(field('Lot'), 'lot12321');
  await user.click(getByRole('button', { name: 'Add' }));
  expect(status()).toContain('lot LOT12321: 1 of 2 packed');
});

it.each([
  ['the second barcode of its label', '(17)290531(10)A1'],
  ['a code that contains the lot', implantCode('A1', '1')],
])('packs a unit whose barcode has no lot after a scan of %s', async (_, code) => {
  const { scan, status } = await open();
  await scan(gtin);
  await scan(code);
  expect(status()).toContain('lot A1: 1 of 2 packed');
});

it('adds several units by hand and removes a lot', async () => {
  const { user, getByRole, getByText, status, field } = await open();
  await user.click(getByRole('button', { name: 'Enter by hand: Implant' }));
  expect(document.activeElement).toBe(field('Lot'));
  await user.click(getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(getByRole('button', { name: 'Enter by hand: Implant' }));
  await user.click(getByRole('button', { name: 'Enter by hand: Implant' }));
  expect(field('Quantity').value).toBe('2');
  await user.click(getByRole('button', { name: 'Add' }));
  expect(getByText('Enter the expiration date from the label.')).toBeTruthy();
  await user.type(field('Lot'), 'A1');
  await user.type(getByRole('form').querySelector('[type="date"]') as Element, '2029-05-31');
  await user.click(getByRole('button', { name: 'Add' }));
  expect(status()).toContain('lot A1: 2 of 2 packed');
  await user.click(getByRole('button', { name: 'Remove Implant A1' }));
  expect(status()).toContain('2 units removed: Implant.');
});

it('accepts a tracking number in either field, and never treats it as an item', async () => {
  const { scan, status, field, getByRole } = await open();
  await scan('1Z999AA10123456784');
  expect(field(/^Tracking number/).value).toBe('1Z999AA10123456784');
  expect(status()).toContain('Tracking number 1Z999AA10123456784 entered.');
  await scan('420941049400111899223100001234');
  expect(field(/^Tracking number/).value).toBe('9400111899223100001234');
  expect(getByRole('radio', { name: 'USPS' })).toHaveProperty('checked', true);
  field(/^Tracking number/).focus();
  await scan('036000291452');
  expect(field(/^Tracking number/).value).toBe('036000291452');
});

it('recognizes an item that was scanned into the field for the tracking number', async () => {
  const { scan, problem, field, user } = await open({ lines: [wrench] });
  await scan('TW100');
  expect(document.activeElement).toBe(field(/^Tracking number/));
  await scan('TW100');
  expect(problem()).toContain('One too many: Torque wrench');
  expect(field(/^Tracking number/).value).toBe('');
  await user.keyboard('{Escape}');
  expect(problem()).toBe('');
});

it('moves scanner input into the scan field if a button has focus', async () => {
  const { scan, status, getByRole, user } = await open();
  await user.click(getByRole('radio', { name: 'FedEx' }));
  await scan('TW100');
  expect(status()).toContain('Torque wrench (TW100): 1 of 1 packed.');
});

it('remembers the carrier', async () => {
  const first = await open();
  await first.user.click(first.getByRole('radio', { name: 'FedEx' }));
  first.unmount();
  const second = await open();
  expect(second.getByRole('radio', { name: 'FedEx' })).toHaveProperty('checked', true);
});

it('ships part of the order and continues with the rest', async () => {
  const { scan, shipButton, getByText, user, status, field, rerender } = await open();
  await scan('TW100');
  expect(getByText('2 units stay in the queue for a later shipment.')).toBeTruthy();
  await user.type(field(/^Tracking number/), '449044304137821');
  await user.click(shipButton('Ship 1 unit'));
  expect(call.mock.calls[0]?.[1]).toMatchObject({ trackingNumber: '449044304137821' });
  rerender(screen({ lines: [implant, { ...wrench, open: 0 }] }));
  expect(status()).toContain('Shipped.');
  expect(field(/^Tracking number/).value).toBe('');
  expect(document.activeElement).toBe(field('Scan or type an item'));
  expect(shipButton('Ship').disabled).toBe(true);
});

it('reuses the request ID after a lost response until the shipment appears', async () => {
  call.mockRejectedValueOnce(new FirebaseError('functions/internal', 'Cut off.'));
  const { scan, shipButton, user, findByText, rerender, status } = await open();
  await scan('TW100');
  await user.click(shipButton('Ship 1 unit'));
  expect(await findByText('Something went wrong. Try again in a moment.')).toBeTruthy();
  await user.click(shipButton('Ship 1 unit'));
  const ids = call.mock.calls.map(([, input]) => 'requestId' in input && input.requestId);
  expect(ids[1]).toBe(ids[0]);

  call.mockRejectedValueOnce(new FirebaseError('functions/internal', 'Cut off.'));
  await scan('TW100');
  await user.click(shipButton('Ship 1 unit'));
  const [, , third] = call.mock.calls.map(([, input]) => 'requestId' in input && input.requestId);
  expect(third).not.toBe(ids[0]);
  rerender(screen({ lines: [implant], shipmentIds: [String(third)] }));
  expect(status()).toContain('Shipped.');
  expect(shipButton('Ship').disabled).toBe(true);
});

it('names the item that the server rejected', async () => {
  call.mockRejectedValueOnce(refusal('lot-on-hold', { sku: 'I4510', lot: 'A1' }));
  const { scan, shipButton, user, findByText, getAllByText } = await open();
  await scan(implantCode('A1', '1'));
  await user.click(shipButton('Ship 1 unit'));
  expect(await findByText(/^This lot is on hold/)).toBeTruthy();
  expect(getAllByText('Implant (I4510)')).toHaveLength(1);
});

it('asks whether the label is right if earlier units of the lot had another expiry', async () => {
  const details = { sku: 'I4510', lot: 'A1', expiry: '2029-05-31', known: '2028-05-31' };
  call.mockRejectedValueOnce(refusal('lot-expiry-differs', details));
  const { scan, shipButton, user, findByRole, getByText } = await open();
  await scan(implantCode('A1', '1'));
  await user.click(shipButton('Ship 1 unit'));
  const confirm = await findByRole('button', { name: 'Ship with this date' });
  expect(getByText(/May 31, 2029.*May 31, 2028/)).toBeTruthy();
  await user.click(confirm);
  const [first, second] = call.mock.calls.map(([, input]) => input);
  expect(first).not.toHaveProperty('correctedLots');
  expect(second).toEqual({ ...first, correctedLots: [{ sku: 'I4510', lot: 'A1' }] });
});

it("can't ship units that a colleague shipped in the meantime", async () => {
  const { scan, shipButton, rerender, getByText, getByRole, user } = await open();
  await scan('TW100');
  await scan(implantCode('A1', '1'));
  rerender(screen({ lines: [implant, { ...wrench, open: 0 }] }));
  expect(getByText('1 too many')).toBeTruthy();
  expect(shipButton('Ship 2 units').disabled).toBe(true);
  await user.click(getByRole('button', { name: /^Remove Torque wrench/ }));
  expect(shipButton('Ship 1 unit').disabled).toBe(false);
});

it('shows one message if a colleague ships the same units first', async () => {
  call.mockRejectedValueOnce(refusal('shipment-surplus', { sku: 'TW100', open: 0 }));
  const { scan, shipButton, user, getByRole, findByText, queryAllByText, rerender } = await open();
  const messages = () => queryAllByText(/^Fewer units are left/);
  await scan('TW100');
  await user.click(shipButton('Ship 1 unit'));
  await findByText(/pack it again\.$/);
  rerender(screen({ lines: [implant, { ...wrench, open: 0 }] }));
  expect(messages()).toHaveLength(1);
  expect(messages()[0]?.textContent).toContain('Remove the extra units to continue.');
  await user.click(getByRole('button', { name: /^Remove Torque wrench/ }));
  expect(messages()).toEqual([]);
});
