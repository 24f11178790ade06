import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { QuestionDisclosure } from './faqs-page.tsx';

async function openPage(path: string) {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const page = await render(<QuestionDisclosure question="torque" />, { path, content: ['faqs'] });
  const details = page.container.querySelector('details');
  return { ...page, details, summary: page.container.querySelector('summary') };
}

it('is closed at first, and opens when its question is pressed', async () => {
  const { details, summary, user } = await openPage('/faqs');
  expect(details?.open).toBe(false);
  if (summary) await user.click(summary);
  expect(details?.open).toBe(true);
});

it('is open, with the focus on it, where the address names it', async () => {
  const { details, summary } = await openPage('/faqs#torque');
  expect(details?.open).toBe(true);
  expect(document.activeElement).toBe(summary);
});

it('stays closed where the address names another question', async () => {
  const { details } = await openPage('/faqs#sizes');
  expect(details?.open).toBe(false);
});

it('opens by its own link, and leads on from the answer', async () => {
  const { details, container, user } = await openPage('/faqs');
  const [onward, anchor] = container.querySelectorAll('a');
  expect(onward?.getAttribute('href')).toBe('/company/quality-standards');
  if (anchor) await user.click(anchor);
  expect(details?.open).toBe(true);
});
