import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { EmailText } from './email-text.tsx';

it('wraps before the @ and dots, and leaves the text as it is', async () => {
  const { container } = await render(<EmailText email="ana.ruiz@practice.example.com" />);
  expect(container.querySelector('span')?.innerHTML).toBe(
    'ana<wbr>.ruiz<wbr>@practice<wbr>.example<wbr>.com',
  );
  expect(container.textContent).toBe('ana.ruiz@practice.example.com');
});
