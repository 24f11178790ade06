import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { noteShifts, shiftsOf } from '../note-shifts.ts';
import { addToCart, hold, test } from '../shop-test.ts';

/** A tenth is what search engines call good; half of that is this shop's own limit. */
const limit = 0.05;

const paths = ['/', '/products/Implants', `/products/Implants/${implant.sku}`, '/cart'];

/** The fonts in which Chromium has set an element's text; the machine's own by their names. */
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
  test(`nothing shifts at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await addToCart(page, paths[2] ?? '');
    await noteShifts(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shifts = await shiftsOf(page);
      expect([path, shifts.reduce((sum, shift) => sum + shift, 0) < limit]).toEqual([path, true]);
    }
  });

  test(`a page appears in a font that arrives in time at ${width} pixels`, async ({ page }) => {
    // With the clock stopped, the page waits as long as the test needs.
    await page.clock.install({ time: '2026-01-01T08:00:00Z' });
    await page.clock.pauseAt('2026-01-01T08:00:01Z');
    await page.setViewportSize({ width, height: 844 });
    await noteShifts(page);
    const font = await hold(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await font.asked;
    await expect(page.locator('h1')).toBeHidden();
    font.release();
    await expect(heading).toBeVisible();
    expect(await fontsOf(page, 'h1')).toEqual(['web font']);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`a font that comes late moves nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await noteShifts(page);
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
    // Whatever the font does, it does in the frames after it has come.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await shiftsOf(page)).toEqual([]);
    // A real bold face, not a synthetic one.
    expect(await fontsOf(page, 'h1')).not.toEqual(await fontsOf(page, 'main p'));
  });
}
