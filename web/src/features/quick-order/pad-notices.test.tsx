import { expect, it } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { DoneNotice } from './pad-notices.tsx';

it.each([
  [0, 'Lines restored.'],
  [2, 'Lines restored. The limit is 500 lines: 2 more lines didn’t fit.'],
])("reports that lines were restored and %i didn't fit", async (refused, sentence) => {
  const done = { kind: 'restored', refused } as const;
  const { container } = await render(<DoneNotice done={done} onUndo={() => undefined} />, {
    content: ['pad'],
  });
  expect(container.textContent).toBe(sentence);
});
