import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { refusal } from '../../testing/fixtures.ts';
import { recallFixture, recipientFixture } from '../testing/fixtures.ts';
import { DraftRecall } from './draft-recall.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const preview = {
  en: { subject: 'Stop using lot A1', html: '<p>Return it.</p>' },
  es: { subject: 'Deje de usar el lote A1', html: '<p>Devuélvalo.</p>' },
};

const { sku, lots, subject, message } = recallFixture();
const content = { sku, lots, subject, message };

let recipients = [recipientFixture(), recipientFixture({ uid: 'bea', email: '' })];
let send: () => Promise<object>;

async function open() {
  const onDone = vi.fn();
  const page = await render(
    <DraftRecall recallId="r1" recall={recallFixture()} onDone={onDone} />,
    { content: ['staff'] },
  );
  return { onDone, ...page };
}

beforeEach(() => {
  queryClient.clear();
  recipients = [recipientFixture(), recipientFixture({ uid: 'bea', email: '' })];
  send = async () => ({ recallId: 'r1', consignees: 2, unreachable: 1 });
  call.mockReset();
  call.mockImplementation((name) => {
    if (name === 'previewRecall') return Promise.resolve(preview) as never;
    if (name === 'findLotRecipients') {
      return Promise.resolve({ sku: 'I4510', lots: ['A1'], recipients }) as never;
    }
    return (name === 'sendRecall' ? send() : Promise.resolve({ recallId: 'r1' })) as never;
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('previews both emails in a sandbox without permissions', async () => {
  const { findByTitle, getByTitle, getByText } = await open();
  const english = await findByTitle('Email in English');
  const spanish = getByTitle('Email in Spanish');
  for (const [frame, mail] of [
    [english, preview.en],
    [spanish, preview.es],
  ] as const) {
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toBe(mail.html);
    expect(getByText(mail.subject)).toBeTruthy();
  }
});

it('names the number of customers and sends only after confirmation', async () => {
  const { findByRole, getByRole, onDone, user } = await open();
  await user.click(await findByRole('button', { name: 'Send to 2 customers' }));
  const dialog = await findByRole('dialog', { name: 'Send this recall to 2 customers?' });
  expect(dialog.textContent).toContain('1 of them has no email address.');
  expect(dialog.textContent).toContain('Lots that aren’t on hold yet are put on hold');
  expect(call).not.toHaveBeenCalledWith('sendRecall', expect.anything());
  await user.click(getByRole('button', { name: 'Send' }));
  expect(call).toHaveBeenLastCalledWith('sendRecall', { recallId: 'r1', ...content });
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Recall sent to 2 customers.');
});

it('sends the text that was previewed, even if a colleague has changed it since', async () => {
  const { findByRole, getByRole, rerender, user } = await open();
  await user.click(await findByRole('button', { name: 'Send to 2 customers' }));
  const changed = recallFixture({ message: { en: 'Keep it.', es: 'Guárdelo.' } });
  rerender(<DraftRecall recallId="r1" recall={changed} onDone={vi.fn()} />);
  await user.click(getByRole('button', { name: 'Send' }));
  expect(call).toHaveBeenCalledWith('sendRecall', { recallId: 'r1', ...content });
});

it('explains that someone else has changed the recall', async () => {
  send = () => Promise.reject(refusal('recall-changed'));
  const { findByRole, getByRole, onDone, user } = await open();
  await user.click(await findByRole('button', { name: 'Send to 2 customers' }));
  await user.click(getByRole('button', { name: 'Send' }));
  expect((await findByRole('alert')).textContent).toBe(
    'Someone else has just changed this recall. Review it, then send it again.',
  );
  expect(onDone).not.toHaveBeenCalled();
});

it("can't be sent if no one has received the lots", async () => {
  recipients = [];
  const { findByText, queryByRole } = await open();
  expect(
    await findByText('No customer has received these lots yet, so there’s no one to notify.'),
  ).toBeTruthy();
  expect(queryByRole('button', { name: /^Send/ })).toBeNull();
});

it('can be edited and discarded', async () => {
  const { findByRole, getByRole, user } = await open();
  await user.click(await findByRole('button', { name: 'Edit' }));
  await user.click(getByRole('button', { name: 'Save and preview' }));
  expect(call).toHaveBeenCalledWith('saveRecall', expect.objectContaining({ recallId: 'r1' }));
  await user.click(await findByRole('button', { name: 'Discard draft' }));
  const dialog = await findByRole('dialog', { name: 'Discard this draft?' });
  await user.click(await findByRole('button', { name: 'Discard draft' }));
  expect(call).toHaveBeenLastCalledWith('discardRecall', { recallId: 'r1' });
  expect(dialog).toBeTruthy();
});
