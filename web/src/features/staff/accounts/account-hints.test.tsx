import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { DuplicateHints, FormerAccountHints } from './account-hints.tsx';

it('collapses accounts with the same license into one line', async () => {
  const duplicates = [
    {
      ...{ because: 'license' as const, count: 12 },
      accounts: [
        { uid: 'ben', name: 'Ben Osei' },
        { uid: 'eva', name: 'Eva Lind' },
        { uid: 'gus', name: 'Gus Ortiz' },
      ],
    },
  ];
  const hints = <DuplicateHints duplicates={duplicates} />;
  const { getByRole, getByText, user } = await render(hints, { content: ['staff'] });
  const line = getByRole('group');
  expect(line).toHaveProperty('open', false);
  await user.click(getByText('Same license as 12 others'));
  expect(line).toHaveProperty('open', true);
  expect(getByRole('link', { name: 'Ben Osei' }).getAttribute('href')).toBe('/staff/accounts/ben');
  expect(getByText('and 9 more')).toBeTruthy();
});

const deletedAt = '2026-03-04T12:00:00.000Z';

it.each([
  [
    'en',
    /A suspended account with the same license was deleted on .*2026/,
    /A declined account with the same address was deleted on .*2026/,
  ],
  [
    'es',
    /se eliminó una cuenta suspendida con la misma licencia/,
    /se eliminó una cuenta rechazada con la misma dirección/,
  ],
] as const)('shows what a new account has in common with deleted ones (%s)', async (...texts) => {
  const [language, ...expected] = texts;
  const hints = (
    <FormerAccountHints
      accounts={[
        { match: 'license', status: 'suspended', deletedAt },
        { match: 'address', status: 'declined', deletedAt },
      ]}
    />
  );
  const { getByText } = await render(hints, { language, content: ['staff'] });
  for (const text of expected) expect(getByText(text)).toBeDefined();
});
