import { type Language, language as languages } from '@dental-shop/domain/language/language';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { examplePolicies, policies } from './policies.ts';
import PolicyPage from './policy-page.tsx';

const open = (path: string, language: Language = 'en') =>
  render(
    <Routes>
      <Route path="/policies/:policy" element={<PolicyPage />} />
    </Routes>,
    { path, language, content: ['policies'] },
  );

describe('PolicyPage', () => {
  it.each(policies)('shows headings, paragraphs, and an example label (%s)', async (policy) => {
    const { getAllByRole, getByRole, queryByText } = await open(`/policies/${policy}`);
    expect(getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
    expect(queryByText(/#/)).toBeNull();
    expect(examplePolicies).toContain(policy);
    expect(getByRole('note').textContent).toMatch(/^Example text\./);
    expect(getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  it.each(languages.options)(
    'states the periods that returns have by default (%s)',
    async (language) => {
      const { container } = await open('/policies/returns', language);
      const { days, minShelfLifeDays } = officeSettings.parse({}).returnPolicy;
      const periods = container.textContent?.matchAll(/(\d+) (?:days|días)(?! hábiles)/g);
      const stated = [...(periods ?? [])].map(([, period]) => Number(period));
      expect(stated).toEqual([days, minShelfLifeDays, days]);
    },
  );

  it('shows the 404 page for an unknown policy', async () => {
    const { getByRole } = await open('/policies/cookies');
    expect(getByRole('alert').textContent).toBe('404 Not Found');
  });
});
