import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { MessageCard } from './message-card.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));

type Message = Parameters<typeof MessageCard>[0]['message'];

const open = (changes: Partial<Message> = {}) =>
  render(
    <MessageCard
      message={{
        ...{ id: 'm1', name: 'Ana Muñoz', email: 'ana@example.com', subject: 'Order K7QM-3XW7' },
        ...{ normalizedEmail: 'ana@example.com', message: 'Where is it?', language: 'en' },
        ...{ state: 'new', answeredAt: null, answeredBy: null },
        createdAt: Timestamp.fromDate(new Date('2026-11-27T01:30:00Z')),
        ...changes,
      }}
      onStateChange={() => undefined}
    />,
    { content: ['staff'] },
  );

it("shows when the message was written, in the office's time zone", async () => {
  const { getByText } = await open();
  expect(getByText(/November 26, 2026 at 5:30 PM/)).toBeTruthy();
});

it('links to the orders that the message mentions', async () => {
  const { getByRole, queryAllByRole, unmount } = await open();
  const link = getByRole('link', { name: 'Order K7QM-3XW7' });
  expect(link.getAttribute('href')).toBe('/staff/orders/K7QM-3XW7');
  unmount();
  await open({ subject: 'Prices' });
  expect(queryAllByRole('link', { name: /^Order/ })).toEqual([]);
});

it('shows a long message in full only on request', async () => {
  const { getByRole, queryByText, getByText, user } = await open({
    message: `${'x'.repeat(500)} the end`,
  });
  expect(queryByText(/the end/)).toBeNull();
  await user.click(getByRole('button', { name: 'Show all: message from Ana Muñoz' }));
  expect(getByText(/the end/)).toBeTruthy();
  await user.click(getByRole('button', { name: 'Show less: message from Ana Muñoz' }));
  expect(queryByText(/the end/)).toBeNull();
});

it('shows a message of 280 emoji in full, because it counts characters', async () => {
  const { getByText, queryByRole } = await open({ message: '🦷'.repeat(280) });
  expect(getByText('🦷'.repeat(280))).toBeTruthy();
  expect(queryByRole('button', { name: /^Show all/ })).toBeNull();
});
