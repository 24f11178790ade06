import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

it('begins in its field, since it takes the place of the form that had the focus', async () => {
  const { getByLabelText } = await render(
    <SecondFactorForm secondFactor={{ confirm: async () => undefined }} />,
    { content: ['authentication'] },
  );
  expect(document.activeElement).toBe(getByLabelText('Code'));
});
