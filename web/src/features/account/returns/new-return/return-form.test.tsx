import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { returnFixture, shipmentFixture } from '../../testing/fixtures.ts';
import { requestReturn } from '../return-requests.ts';
import { ReturnForm } from './return-form.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock(import('../return-requests.ts'), async (original) => ({
  ...(await original()),
  requestReturn: vi.fn(),
}));
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useNavigate: () => navigate,
}));

const implant = { sku: 'IMP-1', name: 'Implant', quantity: 2, lot: 'L1', expiry: '2029-05-31' };
const drill = { sku: 'DRILL', name: 'Drill', quantity: 1, lot: null, expiry: null };
const props = {
  uid: 'ana',
  orderId: 'order-1',
  shipments: [shipmentFixture({ lines: [implant, drill] })],
  ownReturns: [],
  policy: { ...officeSettings.parse({}).returnPolicy, timeZone: 'America/Los_Angeles' },
  today: '2026-11-27',
};

beforeEach(() => {
  vi.mocked(requestReturn).mockReset().mockResolvedValue({ rmaNumber: 'R7QM-3XWT' });
  navigate.mockReset();
});

const open = (changes: Partial<Parameters<typeof ReturnForm>[0]> = {}) =>
  render(<ReturnForm {...props} {...changes} />, { content: ['account', 'returns'] });

const onlyImplant = [shipmentFixture({ lines: [implant] })];

it('states the policy', async () => {
  const { getByText } = await open();
  expect(getByText(/within 30 days of shipment.*at least 180 days of shelf life/)).toBeTruthy();
});

it("requests the selected lines and opens the return's page", async () => {
  const { getByRole, getByLabelText, user } = await open();
  await user.click(getByRole('checkbox', { name: 'Implant' }));
  const quantity = getByLabelText('Quantity (up to 2)');
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.selectOptions(getByLabelText('Reason'), 'No longer needed');
  await user.click(getByRole('radio', { name: 'Yes' }));
  await user.type(getByLabelText('Comment (optional)'), 'Ordered twice');
  await user.click(getByRole('button', { name: 'Request return' }));
  expect(requestReturn).toHaveBeenCalledExactlyOnceWith({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    lines: [
      {
        shipmentId: 'shipment',
        sku: 'IMP-1',
        lot: 'L1',
        quantity: 2,
        reason: 'no-longer-needed',
        unopened: true,
      },
    ],
    note: 'Ordered twice',
  });
  expect(navigate).toHaveBeenCalledWith('/account/returns/R7QM-3XWT', { replace: true });
});

it('selects the only line of an order', async () => {
  const { getByRole } = await open({ shipments: onlyImplant });
  expect(getByRole('checkbox', { name: 'Implant' }).matches(':checked')).toBe(true);
});

it('offers only units that are not in a return yet', async () => {
  const { getByLabelText } = await open({ shipments: onlyImplant, ownReturns: [returnFixture()] });
  expect(getByLabelText('Quantity (up to 1)')).toBeTruthy();
});

it('explains that all units are already in a return', async () => {
  const [line] = returnFixture().lines;
  const lines = line ? [{ ...line, quantity: 2 }] : [];
  const ownReturns = [returnFixture({ lines })];
  const { getByText, queryByRole } = await open({ shipments: onlyImplant, ownReturns });
  expect(getByText('There’s nothing left to return in this order.')).toBeTruthy();
  expect(queryByRole('checkbox')).toBeNull();
});

it('shows why the policy excludes a line, and sends nothing', async () => {
  const lines = [{ ...implant, expiry: '2027-01-31' }];
  const { getByRole, getByLabelText, findByText, getAllByText, user } = await open({
    shipments: [shipmentFixture({ lines })],
  });
  await user.selectOptions(getByLabelText('Reason'), 'No longer needed');
  await findByText(
    /It expires on January 31, 2027, and we only accept items with at least 180 days/,
  );
  await user.click(getByRole('radio', { name: 'No' }));
  await findByText(/Sterile packaging must be unopened\.$/, { selector: '[role="status"] *' });
  await user.click(getByRole('button', { name: 'Request return' }));
  expect(getAllByText(/can’t be returned for this reason/).length).toBeGreaterThan(0);
  expect(requestReturn).not.toHaveBeenCalled();
});

it('shows the questions about a device problem and rejects patient details', async () => {
  const { getByRole, getByLabelText, getAllByText, user } = await open({ shipments: onlyImplant });
  await user.selectOptions(getByLabelText('Reason'), 'Device problem');
  const questions = getByRole('group', { name: 'About the device problem' });
  expect(questions.textContent).toContain('Don’t enter a patient’s name or birth date.');
  await user.selectOptions(getByLabelText('Bone quality'), 'D2');
  await user.selectOptions(getByLabelText('Loading'), 'Delayed');
  await user.selectOptions(getByLabelText('Where is the device now?'), 'I’ll send it back');
  await user.click(getByRole('checkbox', { name: 'Mobility' }));
  const what = getByLabelText('What happened?');
  await user.type(what, 'Patient: Ana Muñoz');
  await user.click(getByRole('button', { name: 'Request return' }));
  expect(getAllByText('This looks like a patient’s name. Remove it.').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(what);
  expect(requestReturn).not.toHaveBeenCalled();

  await user.clear(what);
  await user.type(what, 'Mobile after loading');
  const phone = getByLabelText('Phone number (optional)');
  expect(phone).toHaveProperty('autocomplete', 'tel');
  await user.type(phone, '702-555-0123');
  await user.click(getByRole('button', { name: 'Request return' }));
  const [[request] = []] = vi.mocked(requestReturn).mock.calls;
  expect(request?.lines[0]).toMatchObject({
    reason: 'device-problem',
    report: {
      boneQuality: 'D2',
      symptoms: ['mobility'],
      description: 'Mobile after loading',
      phone: '702-555-0123',
    },
  });
});

it('focuses the first line if nothing is selected', async () => {
  const { getByRole, getByText, user } = await open();
  await user.click(getByRole('button', { name: 'Request return' }));
  expect(document.activeElement).toBe(getByRole('checkbox', { name: 'Implant' }));
  expect(getByText('Select the items you want to return.', { selector: 'p' })).toBeTruthy();
});

it('repeats a failed request with the same ID', async () => {
  const failure = { code: 'network', error: 'We couldn’t reach the shop.' };
  vi.mocked(requestReturn).mockRejectedValueOnce(new ApiError(0, failure));
  const { getByRole, getByLabelText, findByText, user } = await open({ shipments: onlyImplant });
  await user.selectOptions(getByLabelText('Reason'), 'Damaged');
  await user.click(getByRole('radio', { name: 'No' }));
  const submit = getByRole('button', { name: 'Request return' });
  await user.click(submit);
  await findByText('We couldn’t reach the shop.');
  await user.click(submit);
  const [[first] = [], [second] = []] = vi.mocked(requestReturn).mock.calls;
  expect(first?.requestId).toBeTruthy();
  expect(second?.requestId).toBe(first?.requestId);
  expect(navigate).toHaveBeenCalledOnce();
});
