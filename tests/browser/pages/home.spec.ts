import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { recordedShifts, recordShifts } from '../record-shifts.ts';
import { seedSession, test, waitForHydration } from '../shop-test.ts';

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 3` });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test.describe('the banner', () => {
  test('has a dot for each slide and arrows that wrap around', async ({ page }) => {
    await page.goto('/');
    await expect(slide(page, 1)).toBeVisible();
    await press(page, 'Previous slide');
    await expect(slide(page, 3)).toBeVisible();
    await expect(slide(page, 1)).toBeHidden();
    await press(page, 'Next slide');
    await expect(slide(page, 1)).toBeVisible();
    await press(page, 'Show slide 2');
    await expect(slide(page, 2)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('advances after 5 s unless it is hovered, focused, or paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play slideshow' });
    const pause = page.getByRole('button', { name: 'Pause slideshow' });
    await expect(page.getByRole('region', { name: 'Course promotion' })).not.toBeEmpty();
    await page.clock.runFor(5100);
    await expect(slide(page, 2)).toBeVisible();

    await slide(page, 2).hover();
    await page.clock.runFor(11_000);
    await expect(slide(page, 2)).toBeVisible();

    await pause.click();
    await expect(play).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(11_000);
    await expect(slide(page, 2)).toBeVisible();

    await play.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    await expect(slide(page, 2)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(5100);
    await expect(slide(page, 3)).toBeVisible();
  });

  test('is paused for people who prefer reduced motion, and so is the film', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', true);
    await expect(film).toHaveJSProperty('controls', true);
  });
});

test('swiping changes the slide', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Courses for dentists/ })).toBeVisible();
  const banner = slide(page, 1);
  await banner.scrollIntoViewIfNeeded();
  const box = await banner.boundingBox();
  if (!box) throw new Error("The banner isn't on the page.");
  const y = box.y + 40;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch('touchStart', 300);
  await touch('touchMove', 180);
  await touch('touchEnd');
  await expect(slide(page, 2)).toBeVisible();
});

test('the film plays automatically and muted once it is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const film = page.locator('video');
  // The controls are slow to render, so they're only added when the visitor scrolls near them.
  await expect(film).toHaveJSProperty('controls', false);
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
});

test('the course promotion can be closed and returns on reload', async ({ page }) => {
  await page.goto('/');
  const courses = page.getByRole('link', { name: /Courses for dentists/ });
  await expect(courses).toHaveAttribute('target', '_blank');
  await expect(courses).toHaveAttribute('rel', 'noopener');
  await press(page, 'Close the course promotion');
  await expect(courses).toBeHidden();
  await page.reload();
  await expect(courses).toBeVisible();
  await waitForHydration(page);
  await page.keyboard.press('Escape');
  await expect(courses).toBeHidden();
});

test("the promotion doesn't cover the menu or search results", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Finds the link by text, because roles aren't found while a menu is open.
  const courses = page.locator('main a', { hasText: 'Courses for dentists' });
  const box = await courses.boundingBox();
  if (!box) throw new Error("The promotion isn't on the page.");
  const isSeen = () =>
    courses.evaluate((link, { x, y }) => link.contains(document.elementFromPoint(x, y)), {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    });
  expect(await isSeen()).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await isSeen()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await isSeen()).toBe(true);
  await page.getByRole('combobox', { name: 'Search products' }).fill('implant');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(await isSeen()).toBe(false);
});

for (const width of [320, 390, 768, 1366, 1920]) {
  test(`the promotion has its own bar and covers nothing (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Course promotion' });
    const courses = region.getByRole('link');
    await expect(courses).toBeVisible();
    const covered = await region.evaluate((region) => {
      const bar = region.getBoundingClientRect();
      const box = region.querySelector('a')?.parentElement?.getBoundingClientRect();
      // The bar is at the bottom left and as wide as the window, so it covers a control completely or not at all.
      const place = [bar.left, bar.width, bar.bottom, box && box.left < 16 && box.width <= 380];
      const controls = document.querySelectorAll<HTMLElement>('main a, main button, footer a');
      const hidden = [...controls].filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        control.focus();
        const isAbove =
          control.getBoundingClientRect().bottom <= region.getBoundingClientRect().top;
        const isBelow =
          control.getBoundingClientRect().top >= region.getBoundingClientRect().bottom;
        return !region.contains(control) && !isAbove && !isBelow;
      });
      return { place, hidden: hidden.map(({ outerHTML }) => outerHTML) };
    });
    expect(covered).toEqual({ place: [0, width, 700, true], hidden: [] });
  });
}

test("the promotion doesn't cover Register in a short window", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Courses for dentists/ })).toBeAttached();
  const register = page.getByRole('main').getByRole('link', { name: 'Register', exact: true });
  await register.scrollIntoViewIfNeeded();
  await register.click({ trial: true });
  await expect(page.getByRole('link', { name: /Courses for dentists/ })).not.toBeInViewport();
});

test('the first screen shows the prices, Register, and the banner', async ({ page }) => {
  const main = page.getByRole('main');
  const banner = main.getByRole('region', { name: 'Our products' });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const part of [
      main.getByRole('link', { name: 'Register', exact: true }),
      main.getByText(/^from \$/).first(),
      banner.getByRole('group', { name: '1 of 3' }),
    ]) {
      await expect(part, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('an approved customer sees Reorder and Buy Again without layout shifts', async ({ page }) => {
  await recordShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await seedSession(page, await approvedCustomer());
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Reorder' })).toBeVisible();
  await expect(main.getByText(/once your account is approved/)).toBeHidden();
  expect(await recordedShifts(page)).toEqual([]);
  await main.getByRole('link', { name: 'Buy Again' }).click();
  await expect(page).toHaveURL('/account?tab=buy-again');
});

test('the featured groups and infographics link to their categories', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['SEE ALL Implants', '/products/Implants'],
    ['SEE ALL SOLID ABUTMENTS', '/products/SOLID%20ABUTMENTS'],
    ['SEE ALL Custom Prosthetics', '/products/Custom%20Prosthetics'],
    ['SEE ALL SURGICAL TOOLS', '/products/SURGICAL%20TOOLS'],
    [/^Fridge System/, '/products/Fridge%20System'],
    [/^Titach System/, '/products/Titach%20System'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(main.getByRole('link', { name: 'Torque limits' })).toHaveCount(0);
});

test('nothing on the home page shifts while it loads and scrolls', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Courses for dentists/ })).toBeVisible();
  await page.getByRole('link', { name: 'LinkedIn' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});
