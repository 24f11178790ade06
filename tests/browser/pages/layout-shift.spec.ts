import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { recordedShifts, recordShifts } from '../record-shifts.ts';
import { addToCart, delayRequests, test } from '../shop-test.ts';

/** Core Web Vitals considers up to 0.1 good. This is half of that. */
const limit = 0.05;

const paths = ['/', '/products/Implants', `/products/Implants/${implant.sku}`, '/cart'];

/** Lists system fonts by name, and web fonts only as `web font`. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont, postScriptName }) =>
    isCustomFont ? 'web font' : postScriptName,
  );
}

for (const width of [390, 1366]) {
  test(`nothing shifts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await addToCart(page, paths[2] ?? '');
    await recordShifts(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shifts = await recordedShifts(page);
      expect([path, shifts.reduce((sum, shift) => sum + shift, 0) < limit]).toEqual([path, true]);
    }
  });

  test(`text waits for a font that arrives in time, at ${width} px`, async ({ page }) => {
    // The page stops waiting for the font after a while, so the clock is paused.
    await page.clock.install({ time: '2026-01-01T08:00:00Z' });
    await page.clock.pauseAt('2026-01-01T08:00:01Z');
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    const font = await delayRequests(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await font.requested;
    await expect(page.locator('h1')).toBeHidden();
    font.release();
    await expect(heading).toBeVisible();
    expect(await fontsOf(page, 'h1')).toEqual(['web font']);
    expect(await recordedShifts(page)).toEqual([]);
  });

  test(`a late font causes no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    const release = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: /Courses for dentists/ })).toBeVisible();
    const arrived = page.waitForResponse(/\.woff2$/);
    release.resolve();
    await (await arrived).finished();
    // A font swap would happen in one of these frames.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await recordedShifts(page)).toEqual([]);
    // A synthetic bold face would have the same name as the regular font.
    expect(await fontsOf(page, 'h1')).not.toEqual(await fontsOf(page, 'main p'));
  });
}
