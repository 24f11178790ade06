import { returnLine } from '@dental-shop/domain/returns/testing/return-line';
import { within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { ReceiptForm } from './receipt-form.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const lines = [
  returnLine({ id: '0', sku: 'IMP-1', lot: 'L1', quantity: 2, acceptedQuantity: 2 }),
  returnLine({ id: '1', sku: 'CAP', lot: null, name: 'Cap', acceptedQuantity: 1 }),
  returnLine({ id: '2', sku: 'DRILL', lot: null, name: 'Drill', acceptedQuantity: 0 }),
];

async function open(shown = lines) {
  const onDone = vi.fn();
  const form = <ReceiptForm rmaNumber="K7QM-3XWT" lines={shown} onDone={onDone} />;
  const view = await render(form, { content: ['staff'] });
  const fieldsOf = (group: string) => within(view.getByRole('group', { name: group }));
  const submit = () => view.user.click(view.getByRole('button', { name: 'Record receipt' }));
  const choose = (group: string, condition: string, outcome: string) => async () => {
    const fields = fieldsOf(group);
    await view.user.selectOptions(fields.getByRole('combobox', { name: 'Condition' }), condition);
    await view.user.selectOptions(fields.getByRole('combobox', { name: 'Outcome' }), outcome);
  };
  const setQuantity = async (group: string, text: string) => {
    await view.user.clear(fieldsOf(group).getByRole('textbox'));
    await view.user.type(fieldsOf(group).getByRole('textbox'), text);
  };
  return { onDone, submit, choose, setQuantity, ...view };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ rmaNumber: 'K7QM-3XWT', state: 'received' });
});

it('records the units, condition, and outcome of each accepted line', async () => {
  const { choose, setQuantity, submit, queryByRole, onDone } = await open();
  expect(queryByRole('group', { name: /^DRILL/ })).toBeNull();
  await choose('IMP-1 Implant, lot L1', 'Opened', 'Replacement')();
  await setQuantity('IMP-1 Implant, lot L1', '1');
  await choose('CAP Cap', 'Unopened', 'Refund')();
  await submit();
  expect(call).toHaveBeenCalledExactlyOnceWith('receiveReturn', {
    rmaNumber: 'K7QM-3XWT',
    lines: [
      { id: '0', quantity: 1, condition: 'opened', resolution: 'replacement' },
      { id: '1', quantity: 1, condition: 'unopened', resolution: 'refund' },
    ],
  });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Receipt recorded\./));
});

it('needs no condition or outcome for a line without units', async () => {
  const { choose, setQuantity, submit } = await open();
  await choose('IMP-1 Implant, lot L1', 'Damaged', 'Neither')();
  await setQuantity('CAP Cap', '0');
  await submit();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    lines: [
      { quantity: 2, condition: 'damaged', resolution: 'none' },
      { quantity: 0, resolution: 'none' },
    ],
  });
});

it('explains how to replace a failed device that is not coming back', async () => {
  const [implant] = lines;
  const failed = returnLine({ ...implant, reason: 'device-problem' });
  const { setQuantity, submit, user, getByRole, getByText } = await open([failed]);
  expect(getByText(/^Enter 0 if the devices aren’t coming back\./)).toBeTruthy();
  await setQuantity('IMP-1 Implant, lot L1', '0');
  await user.selectOptions(getByRole('combobox', { name: 'Outcome' }), 'Replacement');
  await submit();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    lines: [{ quantity: 0, resolution: 'replacement' }],
  });
});

it('rejects missing fields and more units than accepted', async () => {
  const { choose, setQuantity, submit, getAllByText } = await open();
  await choose('IMP-1 Implant, lot L1', 'Opened', 'Refund')();
  await setQuantity('IMP-1 Implant, lot L1', '3');
  await submit();
  for (const message of [
    'Enter a whole number from 0 to 2.',
    'Choose the condition.',
    'Choose an outcome.',
  ]) {
    expect(getAllByText(message)).toHaveLength(2);
  }
  expect(call).not.toHaveBeenCalled();
});
