import { expect, it } from 'vitest';
import type { ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { RelatedParts } from './related-parts.tsx';

const kit: ProductData = {
  sku: 'KB18',
  name: 'Basic Surgical Kit',
  price: 190000,
  category: 'Kits',
  subCategory: '',
  description: '',
  dimensions: [],
  thumbnail: '',
  pictures: [],
  hidden: false,
  switches: [],
  fitting: [],
  kit: [],
  kits: [],
};
const wrench = {
  sku: 'TW100',
  name: 'Torque Wrench',
  price: 16500,
  category: 'Surgical Tools',
  thumbnail: '',
};

it("tells customers to call about a kit's contents if the spreadsheet doesn't list them", async () => {
  const { getByRole, queryByRole } = await render(<RelatedParts product={kit} />);
  const section = getByRole('region', { name: 'What’s in the kit' });
  expect(section.textContent).toContain('Call to confirm contents:');
  expect(getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  expect(queryByRole('list')).toBeNull();
});

it('lists the contents of a kit with their quantities', async () => {
  const listed = { ...kit, kit: [{ ...wrench, quantity: 2 }] };
  const { getByRole, queryByText } = await render(<RelatedParts product={listed} />);
  expect(getByRole('listitem').textContent).toContain('2 ×Torque WrenchTW100');
  expect(queryByText(/Call to confirm/)).toBeNull();
});

it("shows a part's kits but no contents section", async () => {
  const { getByRole, queryByRole } = await render(
    <RelatedParts product={{ ...kit, kit: null, kits: [wrench] }} />,
  );
  expect(getByRole('region', { name: 'Included in these kits' })).toBeTruthy();
  expect(queryByRole('region', { name: 'What’s in the kit' })).toBeNull();
});
