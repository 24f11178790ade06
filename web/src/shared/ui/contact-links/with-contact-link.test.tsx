import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { WithContactLink } from './with-contact-link.tsx';

it('links the marked part of a sentence to the contact page', async () => {
  const sentence = 'To change it, please <contact>contact customer support</contact>.';
  const { container, getByRole } = await render(<WithContactLink>{sentence}</WithContactLink>);
  expect(container.textContent).toBe('To change it, please contact customer support.');
  const link = getByRole('link', { name: 'contact customer support' });
  expect(link.getAttribute('href')).toBe('/contact');
});
