import { apiPaths } from '@dental-shop/domain/api/paths';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { render } from '../../shared/testing/render.tsx';
import { PhoneNumber } from './phone-number.tsx';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/api-client.ts', () => ({ request }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  request.mockReset().mockResolvedValue({ success: true });
});

async function edit(phone: string, typed: string) {
  const screen = await render(<PhoneNumber uid="ana" phone={phone} />, {
    content: ['account', 'authentication'],
  });
  const { user, getByRole, getByLabelText } = screen;
  await user.click(getByRole('button', { name: /phone number$/ }));
  const field = getByLabelText('Phone number (optional)');
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  return { ...screen, field };
}

it('saves the number, announces it, and returns focus to the button', async () => {
  const { getByRole } = await edit('', ' 702-555-0123 ');
  await vi.waitFor(() =>
    expect(getByRole('status').textContent).toBe('Your phone number is saved.'),
  );
  expect(document.activeElement).toBe(getByRole('button', { name: 'Add phone number' }));
  expect(request).toHaveBeenCalledExactlyOnceWith(
    apiPaths.phone,
    expect.objectContaining({ method: 'POST', body: { phone: '702-555-0123' } }),
  );
});

it('removes the number if the field is empty', async () => {
  const { findByText } = await edit('702-555-0123', ' ');
  expect(await findByText('We removed your phone number.')).toBeTruthy();
  expect(request).toHaveBeenCalledWith(
    apiPaths.phone,
    expect.objectContaining({ body: { phone: '' } }),
  );
});

it("rejects text that isn't a phone number", async () => {
  const { field, getByText } = await edit('', 'call me');
  expect(getByText(/^Enter a phone number, for example 702-555-0123/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(request).not.toHaveBeenCalled();
});

it.each([
  [new TypeError('Failed to fetch'), 'We couldn’t save your phone number.'],
  [
    new ApiError(429, { code: 'too-many-requests', error: 'No.' }, { retryAfterMs: 600_000 }),
    'You’ve changed it too often. Try again in 10 min.',
  ],
])('keeps the input after %s', async (error, message) => {
  request.mockRejectedValue(error);
  const { field, findByRole } = await edit('', '702-555-0123');
  expect((await findByRole('alert')).textContent).toContain(message);
  expect(field).toHaveProperty('value', '702-555-0123');
});
