import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { Banner, swipeDirection } from './banner.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

vi.mock('./use-reduced-motion.ts', () => ({ useReducedMotion: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(useReducedMotion).mockReturnValue(false);
  return () => vi.useRealTimers();
});

async function openBanner() {
  const banner = await render(<Banner />, { content: ['home'] });
  return {
    ...banner,
    shown: () => banner.getAllByRole('group').map((slide) => slide.getAttribute('aria-label')),
    press: (name: string) => fireEvent.click(banner.getByRole('button', { name })),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('Banner', () => {
  it('advances every 5 s and starts over after the last slide', async () => {
    const { shown, wait } = await openBanner();
    expect(shown()).toEqual(['1 of 3']);
    await wait(5000);
    expect(shown()).toEqual(['2 of 3']);
    await wait(5000);
    await wait(5000);
    expect(shown()).toEqual(['1 of 3']);
  });

  it('navigates forward, back, and to a specific slide with its buttons', async () => {
    const { shown, press, getByRole } = await openBanner();
    press('Show slide 3');
    expect(shown()).toEqual(['3 of 3']);
    expect(getByRole('button', { name: 'Show slide 3' }).getAttribute('aria-current')).toBe('true');
    press('Next slide');
    expect(shown()).toEqual(['1 of 3']);
    press('Previous slide');
    expect(shown()).toEqual(['3 of 3']);
  });

  it('stops while paused and resumes on Play', async () => {
    const { shown, press, wait } = await openBanner();
    press('Pause slideshow');
    await wait(20_000);
    expect(shown()).toEqual(['1 of 3']);
    press('Play slideshow');
    await wait(5000);
    expect(shown()).toEqual(['2 of 3']);
  });

  it('starts paused for visitors who prefer reduced motion', async () => {
    vi.mocked(useReducedMotion).mockReturnValue(true);
    const { shown, wait, getByRole } = await openBanner();
    await wait(20_000);
    expect(shown()).toEqual(['1 of 3']);
    expect(getByRole('button', { name: 'Play slideshow' })).toBeTruthy();
  });
});

const start = { x: 200, y: 100 };

describe('swipeDirection', () => {
  it('maps a left swipe to the next slide and a right swipe to the previous one', () => {
    expect(swipeDirection(start, { x: 140, y: 110 })).toBe('next');
    expect(swipeDirection(start, { x: 260, y: 95 })).toBe('previous');
  });

  it('ignores taps and vertical scrolling', () => {
    expect(swipeDirection(start, { x: 190, y: 100 })).toBeNull();
    expect(swipeDirection(start, { x: 140, y: 180 })).toBeNull();
  });
});
