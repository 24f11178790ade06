import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

it('focuses the code field when shown', async () => {
  const { getByLabelText } = await render(
    <SecondFactorForm secondFactor={{ confirm: async () => undefined }} />,
    { content: ['authentication'] },
  );
  expect(document.activeElement).toBe(getByLabelText('Code'));
});
