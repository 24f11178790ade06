import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { refusal } from '../testing/fixtures.ts';
import { withStepUp } from './step-up-authentication.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

const needed = refusal('recent-sign-in-required');

async function requestPassword() {
  const section = await render(<StepUpDialog />, { content: ['staff'] });
  const attempt = withStepUp(() => Promise.reject(needed));
  // Prevents an unhandled rejection before the test awaits the promise.
  attempt.catch(() => undefined);
  await section.findByRole('dialog', { name: 'Confirm your password' });
  return { ...section, attempt };
}

it('rejects the attempt if the user cancels', async () => {
  const { attempt, getByRole, queryByRole, user } = await requestPassword();
  await user.click(getByRole('button', { name: 'Cancel' }));
  await expect(attempt).rejects.toBe(needed);
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

it('rejects the attempt when unmounted and prompts again for the next one', async () => {
  const first = await requestPassword();
  act(first.unmount);
  await expect(first.attempt).rejects.toBe(needed);
  await requestPassword();
});
