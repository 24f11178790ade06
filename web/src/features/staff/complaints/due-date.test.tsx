import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { DueDate } from './due-date.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

it.each([
  ['2026-12-27', 'Dec 27, 2026', '30 days left'],
  ['2026-11-28', 'Nov 28, 2026', '1 day left'],
  ['2026-11-27', 'Nov 27, 2026', 'Due today'],
  ['2026-11-26', 'Nov 26, 2026', '1 day overdue'],
  ['2026-11-17', 'Nov 17, 2026', '10 days overdue'],
  ['2023-07-12', 'Jul 12, 2023', '1,234 days overdue'],
])('shows the deadline %s and the time left in words', async (dueOn, date, left) => {
  const { getByText } = await render(<DueDate dueOn={dueOn} />, { content: ['staff'] });
  expect(getByText(date)).toBeTruthy();
  expect(getByText(left)).toBeTruthy();
});

it('counts the days in Spanish', async () => {
  const { getByText } = await render(<DueDate dueOn="2023-07-12" />, {
    language: 'es',
    content: ['staff'],
  });
  expect(getByText('Vencido hace 1,234 días')).toBeTruthy();
});

it("counts the office's calendar days", async () => {
  // In UTC, it's already the next day.
  vi.setSystemTime(new Date('2026-11-28T05:00:00Z'));
  const { getByText } = await render(<DueDate dueOn="2026-11-27" />, { content: ['staff'] });
  expect(getByText('Due today')).toBeTruthy();
});
