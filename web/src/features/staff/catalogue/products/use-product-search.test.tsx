import { Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { useProductSearch } from './use-product-search.ts';

function Search() {
  const [text, setText] = useProductSearch();
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{useLocation().search}</output>
      <Link to="/?search=I4511">Another product</Link>
    </>
  );
}

async function open(path: string) {
  const page = await render(<Search />, { path });
  const field = page.getByRole('textbox') as HTMLInputElement;
  return { ...page, field, address: () => page.getByRole('status').textContent };
}

it('reads the search from the URL', async () => {
  const { field } = await open('/?search=I4510');
  expect(field.value).toBe('I4510');
});

it('adds the typed text to the URL and keeps the filter', async () => {
  const { field, address, user } = await open('/?warning=hidden');
  await user.type(field, 'drill 2');
  expect(field.value).toBe('drill 2');
  expect(address()).toBe('?warning=hidden&search=drill+2');
  await user.clear(field);
  expect(address()).toBe('?warning=hidden');
});

it('follows a link to another search', async () => {
  const { field, getByRole, user } = await open('/?search=I4510');
  await user.click(getByRole('link', { name: 'Another product' }));
  expect(field.value).toBe('I4511');
});
