import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { EmailText } from './email-text.tsx';

it.each([
  ['ana.ruiz@practice.example.com', 'ana.ruiz<wbr>@practice.example.com'],
  ['an old record without an @', 'an old record without an <wbr>@'],
  ['none', '<wbr>none'],
])('wraps before the @, and leaves the text of %s as it is', async (email, html) => {
  const { container } = await render(<EmailText email={email} />);
  expect(container.querySelector('span')?.innerHTML).toBe(html);
  expect(container.textContent).toBe(email);
});
