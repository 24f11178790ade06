import { returnLine } from '@dental-shop/domain/returns/testing/return-line';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { AcceptForm } from './accept-form.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const lines = [
  returnLine({ id: '0', sku: 'IMP-1', lot: 'L1', quantity: 2 }),
  returnLine({ id: '1', sku: 'CAP', lot: null, name: 'Cap', quantity: 3 }),
];

async function open() {
  const onDone = vi.fn();
  const form = <AcceptForm rmaNumber="K7QM-3XWT" lines={lines} onDone={onDone} />;
  const view = await render(form, { content: ['staff'] });
  const field = (group: string) =>
    within(view.getByRole('group', { name: group })).getByRole('textbox');
  const press = (name: string) => view.user.click(view.getByRole('button', { name }));
  return { onDone, field, press, ...view };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ rmaNumber: 'K7QM-3XWT', state: 'accepted' });
});

describe('accepting', () => {
  it('suggests all requested units', async () => {
    const { field, press, onDone } = await open();
    expect(field('IMP-1 Implant, lot L1')).toHaveProperty('value', '2');
    await press('Accept return');
    expect(call).toHaveBeenCalledExactlyOnceWith('acceptReturn', {
      rmaNumber: 'K7QM-3XWT',
      lines: [
        { id: '0', quantity: 2 },
        { id: '1', quantity: 3 },
      ],
    });
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Return accepted\./));
  });

  it('can exclude a line', async () => {
    const { field, press, user } = await open();
    await user.clear(field('CAP Cap'));
    await user.type(field('CAP Cap'), '0');
    await press('Accept return');
    expect(call.mock.calls[0]?.[1]).toMatchObject({ lines: [{ quantity: 2 }, { quantity: 0 }] });
  });

  it.each(['3', '-1', '1.5', '', 'all'])('rejects %j of two units', async (text) => {
    const { field, press, user, getAllByText } = await open();
    await user.clear(field('IMP-1 Implant, lot L1'));
    if (text) await user.type(field('IMP-1 Implant, lot L1'), text);
    await press('Accept return');
    expect(getAllByText('Enter a whole number from 0 to 2.')).toHaveLength(2);
    expect(call).not.toHaveBeenCalled();
  });

  it('rejects zero units for all lines', async () => {
    const { field, press, user, getAllByText } = await open();
    for (const name of ['IMP-1 Implant, lot L1', 'CAP Cap']) {
      await user.clear(field(name));
      await user.type(field(name), '0');
    }
    await press('Accept return');
    expect(getAllByText('Accept at least one unit, or decline the return.')).toHaveLength(2);
    expect(call).not.toHaveBeenCalled();
  });

  it('shows the error if the return changed in the meantime', async () => {
    call.mockRejectedValue(refusal('return-state'));
    const { press, findByRole, onDone } = await open();
    await press('Accept return');
    expect((await findByRole('alert')).textContent).toMatch(/^The return’s status/);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('declining', () => {
  it('requires a reason for the customer', async () => {
    const { press, getByRole, user, getByText, onDone } = await open();
    await press('Decline');
    await press('Decline return');
    expect(getByText('Enter a reason.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    await user.type(getByRole('textbox', { name: 'Reason' }), ' Opened. ');
    await press('Decline return');
    expect(call).toHaveBeenCalledExactlyOnceWith('declineReturn', {
      ...{ rmaNumber: 'K7QM-3XWT', reason: 'Opened.' },
    });
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Return declined\./));
  });
});
