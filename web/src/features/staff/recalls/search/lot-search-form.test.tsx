import { fireEvent } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogueData } from '../../../../shared/catalogue/catalogue-data.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { LotSearchForm } from './lot-search-form.tsx';

const Address = () => <output>{useLocation().search}</output>;

async function open(path = '/') {
  const page = await render(
    <>
      <LotSearchForm />
      <Address />
    </>,
    {
      path,
      content: ['staff'],
      pageData: {
        [catalogueData.shelfLookup.url]: { gtins: { '09520000000103': 'I4510' }, hidden: [] },
      },
    },
  );
  await page.findByRole('button', { name: 'Search' });
  const field = (name: string) => page.getByRole('textbox', { name });
  return { ...page, field, address: () => page.container.querySelector('output')?.textContent };
}

it('searches for a scanned code and fills in its SKU and lot', async () => {
  const { user, field, address } = await open();
  await user.type(field('SKU or scan'), '(01)09520000000103(10)A1{Enter}');
  expect(address()).toBe('?sku=I4510&lot=A1');
  expect(field('SKU or scan')).toHaveProperty('value', 'I4510');
  expect(field('Lot')).toHaveProperty('value', 'A1');
});

it.each(['SKU or scan', 'Lot'])(
  'leaves the serial number out of the lot if FNC1 is typed as Ctrl+] into %s',
  async (name) => {
    const { user, field, address } = await open();
    await user.click(field(name));
    await user.keyboard('01095200000001031729053110A1{Control>}]{/Control}21S1{Enter}');
    expect(address()).toBe('?sku=I4510&lot=A1');
  },
);

it('recognizes the key for FNC1 on other keyboard layouts', async () => {
  const { user, field, address } = await open();
  await user.click(field('SKU or scan'));
  await user.keyboard('01095200000001031729053110A1');
  const key = { key: '+', code: 'BracketRight', ctrlKey: true };
  fireEvent.keyDown(field('SKU or scan'), key);
  await user.keyboard('21S1{Enter}');
  expect(address()).toBe('?sku=I4510&lot=A1');
});

it('searches for a range', async () => {
  const { user, field, address, getByRole } = await open();
  await user.type(field('SKU or scan'), 'I4510');
  await user.type(field('Lot'), 'a1');
  await user.type(field('To lot'), 'a9');
  await user.click(getByRole('button', { name: 'Search' }));
  expect(address()).toBe('?sku=I4510&lot=A1&to=A9');
});

it('fills in the search from the URL', async () => {
  const { field } = await open('/?sku=I4510&lot=A1');
  expect(field('SKU or scan')).toHaveProperty('value', 'I4510');
  expect(field('Lot')).toHaveProperty('value', 'A1');
});

it('marks missing fields without searching', async () => {
  const { user, field, address, getAllByText } = await open();
  await user.type(field('SKU or scan'), '(01)09520000000011(10)A1{Enter}');
  expect(
    getAllByText(
      'This code doesn’t belong to a product in the catalogue. Enter the SKU and the lot.',
    ),
  ).not.toEqual([]);
  expect(getAllByText('Enter a lot number.')).not.toEqual([]);
  expect(address()).toBe('');
});
