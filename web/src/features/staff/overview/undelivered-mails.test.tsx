import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { staffQuery } from '../staff-queries.ts';
import { undeliveredMailsId } from './key-figures.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const mails = [
  { id: 'm1', to: 'ana@example.com', template: 'refund', lastError: '550 No such user' },
  { id: 'm2', to: 'office@example.com', template: 'made-up-later', lastError: null },
];

async function open(shown = mails) {
  return render(<UndeliveredMails mails={shown} />, { content: ['staff'] });
}

function Overview() {
  useQuery(staffQuery('readOverview', { days: 30 }));
  return <UndeliveredMails mails={mails} />;
}

const requestIds = () =>
  call.mock.calls.map(([, input]) => 'requestId' in input && input.requestId);

beforeEach(() => {
  // As cards, because the grid needs a layout.
  window.innerWidth = 390;
  call.mockReset();
  call.mockResolvedValue({ mailId: 'copy1' });
});

it('reports that every email was sent', async () => {
  const { getByText, queryByRole } = await open([]);
  expect(getByText('All emails were sent.')).toBeTruthy();
  expect(queryByRole('button')).toBeNull();
});

it('focuses its heading when the URL links to it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { getByRole } = await render(<UndeliveredMails mails={mails} />, {
    content: ['staff'],
    path: `/staff?days=7#${undeliveredMailsId}`,
  });
  const heading = getByRole('heading', { name: 'Emails that couldn’t be sent' });
  expect(scroll.mock.contexts).toEqual([heading]);
  expect(document.activeElement).toBe(heading);
});

it('shows the type and the error of each email', async () => {
  const { getAllByRole } = await open();
  const [refund, other] = getAllByRole('listitem').map((card) => card.textContent);
  expect(refund).toContain('Refund');
  expect(refund).toContain('550 No such user');
  expect(other).toContain('Office alert');
});

it('resends an email and confirms it', async () => {
  const { getByRole, findByText, user } = await open();
  await user.click(getByRole('button', { name: 'Resend: Refund to ana@example.com' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('resendMail', {
    mailId: 'm1',
    requestId: expect.any(String),
  });
  expect(await findByText('Resending the email to ana@example.com.')).toBeTruthy();
});

it('reuses the request ID after a failure but not after a success', async () => {
  call.mockRejectedValueOnce(new Error('Offline.'));
  const { getByRole, findByRole, user } = await open();
  const press = () =>
    user.click(getByRole('button', { name: 'Resend: Refund to ana@example.com' }));
  await press();
  expect((await findByRole('alert')).textContent).toMatch(/^Something went wrong\./);
  await press();
  await press();
  const [first, second, third] = requestIds();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('refetches the overview after resending an email', async () => {
  const { getByRole, user } = await render(<Overview />, { content: ['staff'] });
  const reads = () => call.mock.calls.filter(([name]) => name === 'readOverview');
  expect(reads()).toHaveLength(1);
  await user.click(getByRole('button', { name: 'Resend: Refund to ana@example.com' }));
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
});
