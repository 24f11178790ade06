import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { EarlyClicks } from './replay-early-clicks.tsx';

afterEach(() => document.body.replaceChildren());

function Page() {
  const [line, setLine] = useState('');
  const [blurred, setBlurred] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [pieces, setPieces] = useState(0);
  return (
    <>
      <input
        id="line"
        value={line}
        onChange={(event) => setLine(event.target.value)}
        onBlur={() => setBlurred(line)}
      />
      <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
      <button type="button" onClick={() => setPieces(pieces + 1)}>
        More
      </button>
      <output>{JSON.stringify({ line, blurred, isOn, pieces })}</output>
      <EarlyClicks />
    </>
  );
}

async function hydrateAfter(use: (find: (selector: string) => HTMLInputElement) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Page />);
  const find = (selector: string) => {
    const element = page.querySelector<HTMLInputElement>(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  window.earlyClicks = [];
  window.earlyFields = new Map();
  use(find);
  await act(() => hydrateRoot(page, <Page />));
  const state = () => JSON.parse(find('output').textContent ?? '') as unknown;
  return { find, state };
}

it('replays typing and blur in a field that has lost focus', async () => {
  const { find, state } = await hydrateAfter((page) => {
    page('#line').value = 'HD55S';
    window.earlyFields?.set(page('#line'), 'HD55S');
  });
  await expect.poll(state).toMatchObject({ line: 'HD55S', blurred: 'HD55S' });
  expect(find('#line').value).toBe('HD55S');
});

it("doesn't blur a field that still has focus", async () => {
  const { state } = await hydrateAfter((page) => {
    page('#line').focus();
    page('#line').value = 'HD5';
    window.earlyFields?.set(page('#line'), 'HD5');
  });
  await expect.poll(state).toMatchObject({ line: 'HD5', blurred: '' });
});

it('replays a checked checkbox', async () => {
  const { find, state } = await hydrateAfter((page) => {
    page('[type=checkbox]').checked = true;
    window.earlyFields?.set(page('[type=checkbox]'), 'on');
  });
  await expect.poll(state).toMatchObject({ isOn: true });
  expect(find('[type=checkbox]').checked).toBe(true);
});

it('replays each press of the same button', async () => {
  const { find, state } = await hydrateAfter((page) => {
    const button = page('button');
    button.dataset.early = 'Pressed';
    for (const type of ['click', 'click']) {
      window.earlyClicks?.push({ event: new Event(type), button });
    }
  });
  await expect.poll(state).toMatchObject({ pieces: 2 });
  expect(find('button').dataset.early).toBeUndefined();
});
