import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { Consignee } from './consignee.tsx';

it('links to the account even if the name and the email address are missing', async () => {
  const { getByRole, getByText } = await render(
    <Consignee consignee={{ uid: 'ana', name: '', email: '' }} />,
    { content: ['staff'] },
  );
  expect(getByRole('link', { name: 'ana' }).getAttribute('href')).toBe('/staff/accounts/ana');
  expect(getByText('No email address')).toBeTruthy();
});
