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
  // It may reject before a test expects it to, which would be an unhandled rejection.
  attempt.catch(() => undefined);
  await section.findByRole('dialog', { name: 'Your password, please' });
  return { ...section, attempt };
}

it('gives up what was refused where staff think better of it', async () => {
  const { attempt, getByRole, queryByRole, user } = await requestPassword();
  await user.click(getByRole('button', { name: 'Cancel' }));
  await expect(attempt).rejects.toBe(needed);
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

it('gives it up where the section is left, and asks anew for the next', async () => {
  const first = await requestPassword();
  act(first.unmount);
  await expect(first.attempt).rejects.toBe(needed);
  await requestPassword();
});
