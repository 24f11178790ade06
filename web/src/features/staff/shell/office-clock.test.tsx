import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { useOfficeDate, useOfficeTimeZoneName } from '../time/office-time-zone.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { OfficeClock } from './office-clock.tsx';

vi.mock('../use-live-document.ts', () => ({ useLiveDocument: vi.fn() }));
const live = vi.mocked(useLiveDocument);

const moment = new Date('2026-11-27T07:30:00Z');

function Screen() {
  return <p>{`${useOfficeDate()(moment, 'dayAndTime')} ${useOfficeTimeZoneName()}`}</p>;
}

async function open(stored: ReturnType<typeof useLiveDocument>) {
  live.mockReturnValue(stored);
  return render(
    <OfficeClock>
      <Screen />
    </OfficeClock>,
    { content: ['staff'] },
  );
}

it.each([
  ['America/New_York', 'November 27, 2026 at 2:30 AM Eastern Time'],
  ['Pacific/Guam', 'November 27, 2026 at 5:30 PM Chamorro Standard Time'],
])("shows dates in the office's time zone %s, wherever the browser is", async (timeZone, text) => {
  const { container } = await open({ timeZone });
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(text);
});

it.each([
  ['without settings', 'missing'],
  ['with settings from before the time zone existed', {}],
] as const)('uses Pacific Time %s', async (_case, stored) => {
  const { container } = await open(stored);
  expect(container.textContent).toContain('November 26, 2026');
});

it('shows no dates until the time zone is known', async () => {
  const { container } = await open('loading');
  expect(container.textContent).not.toContain('2026');
});
