import { beforeEach, expect, it } from 'vitest';
import { site } from '../config/site.ts';
import { render } from '../testing/render.tsx';
import { OrderTerms } from './order-terms.tsx';

const shipping = { en: 'Shipping included', es: 'Envío incluido' };
const tax = { en: 'Tax quoted by invoice', es: 'Impuestos según factura' };
const delivery = { en: 'Ships within 2 business days', es: 'Envío en 2 días hábiles' };

beforeEach(() => {
  const { orderTerms } = site;
  return () => {
    site.orderTerms = orderTerms;
  };
});

async function shownIn(language: 'en' | 'es', terms: typeof site.orderTerms) {
  site.orderTerms = terms;
  const { container } = await render(<OrderTerms />, { language });
  const lines = container.firstElementChild?.children ?? [];
  return [...lines].map(({ textContent }) => textContent);
}

it('states that no shipping or tax is added if there are no settings', async () => {
  expect(await shownIn('en', {})).toEqual(['No shipping charge or tax is added at checkout.']);
});

it.each(['en', 'es'] as const)(
  "shows the settings in the page's language (%s)",
  async (language) => {
    const shown = await shownIn(language, { shipping, tax, delivery });
    expect(shown).toEqual([shipping[language], tax[language], delivery[language]]);
  },
);

it('shows the default sentence about tax if only shipping is set', async () => {
  expect(await shownIn('en', { shipping })).toEqual([
    'Shipping included',
    'No tax is added at checkout.',
  ]);
});

it('shows the default sentence about shipping if only tax is set', async () => {
  expect(await shownIn('es', { tax })).toEqual([
    'No se agregan gastos de envío al pagar.',
    'Impuestos según factura',
  ]);
});
