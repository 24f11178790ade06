import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useUnavailableText } from './use-unavailable-text.ts';

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T12:00:00Z')));
afterEach(() => vi.restoreAllMocks());

function Text({ until }: { until: string }) {
  const unavailableText = useUnavailableText();
  return <p>{unavailableText('out-of-stock', { kind: 'out-of-stock', until })}</p>;
}

it.each([
  ['2027-03-12', 'Out of stock until March 12'],
  ['2027-11-20', 'Out of stock until November 20, 2027'],
  ['2099-03-12', 'Out of stock until March 12, 2099'],
])('shows the year only if the day is unclear without it: %s', async (until, text) => {
  const { container } = await render(<Text until={until} />);
  expect(container.textContent).toBe(text);
});
