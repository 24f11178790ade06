import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { FormerAccountHints } from './account-hints.tsx';

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
