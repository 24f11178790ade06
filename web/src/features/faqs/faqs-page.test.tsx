import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { QuestionDisclosure } from './faqs-page.tsx';

async function openPage(path: string) {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const page = await render(<QuestionDisclosure question="torque" />, { path, content: ['faqs'] });
  const details = page.container.querySelector('details');
  return { ...page, details, summary: page.container.querySelector('summary') };
}

it('opens an answer when its question is clicked', async () => {
  const { details, summary, user } = await openPage('/faqs');
  expect(details?.open).toBe(false);
  if (summary) await user.click(summary);
  expect(details?.open).toBe(true);
});

it('opens and focuses the question in the URL', async () => {
  const { details, summary } = await openPage('/faqs#torque');
  expect(details?.open).toBe(true);
  expect(document.activeElement).toBe(summary);
});

it('stays closed if the URL names another question', async () => {
  const { details } = await openPage('/faqs#sizes');
  expect(details?.open).toBe(false);
});

it('opens an answer through its link and links to a related page', async () => {
  const { details, container, user } = await openPage('/faqs');
  const [related, anchor] = container.querySelectorAll('a');
  expect(related?.getAttribute('href')).toBe('/company/quality-standards');
  if (anchor) await user.click(anchor);
  expect(details?.open).toBe(true);
});
