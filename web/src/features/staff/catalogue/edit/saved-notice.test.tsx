import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { SavedNotice } from './saved-notice.tsx';

const saved = { changeId: 'c1', skus: ['I4510'], effectiveOn: null };

async function noticeAbout(kitsOnSale: readonly string[]) {
  const notice = (
    <SavedNotice saved={{ ...saved, kitsOnSale }} version={4} onClose={() => undefined} />
  );
  const { getByRole } = await render(notice, { content: ['staff'] });
  return getByRole('status').textContent;
}

it('lists the kits that can still be bought', async () => {
  expect(await noticeAbout(['KB12', 'KB18'])).toContain('can still be bought: KB12, KB18. If they');
});

it('only confirms the change if no kit is affected', async () => {
  expect(await noticeAbout([])).toBe('I4510 was changed.UndoClose');
});
