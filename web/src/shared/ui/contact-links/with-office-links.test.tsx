import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { WithOfficeLinks } from './with-office-links.tsx';

const { phone, email } = exampleSite.company;

it('links the phone number and the email address without changing the sentence', async () => {
  const sentence = `Call ${phone} or email ${email}, and we’ll help you.`;
  const { getByRole, container } = await render(<WithOfficeLinks>{sentence}</WithOfficeLinks>);
  expect(container.textContent).toBe(sentence);
  expect(getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:+12135550100');
  expect(getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
});

it('leaves other sentences unchanged', async () => {
  const sentence = 'Call 911, or write to info at example.com.';
  const { queryByRole, container } = await render(<WithOfficeLinks>{sentence}</WithOfficeLinks>);
  expect(container.textContent).toBe(sentence);
  expect(queryByRole('link')).toBeNull();
});
