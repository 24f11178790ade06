import { expect, type Locator, type Page } from '@playwright/test';
import { type HostileRows, hostileNames, storeHostileRows } from '../shop/hostile-rows.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { expectNoViolation } from './axe.ts';
import { languages } from './screens/screen.ts';
import { setLanguage } from './screens/visit.ts';
import { seedSession, test } from './shop-test.ts';
import { openAsNewStaff } from './staff-test.ts';
import { stubCatalogue } from './stub-catalogue.ts';

// Axe tries to run in the previews of recall notices, whose sandbox allows no scripts.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] });

const widths = [320, 390, 768, 900, 1366, 1920];
/** One per layout: cards, and the grid. */
const fewWidths = [390, 1366];
const phoneHeight = 844;

const link = (path: string) => (area: Locator) => area.locator(`a[href^="${path}"]`);
const button = (name: RegExp) => (area: Locator) => area.getByRole('button', { name });

/** Matches the last column of a grid without actions, or the cards. */
const lastColumn = (area: Locator) =>
  area.locator(
    '[role="gridcell"]:is([data-field="fault"], [data-field="change"], [data-field="difference"]), ul > .MuiPaper-root',
  );

interface List {
  path: string;
  /** The primary action of a row. */
  action: (area: Locator) => Locator;
  /** The number of rows; by default, one for each hostile name. */
  count?: number;
  /** The values aren't shortened, so the list may be taller than ten screens. */
  isFull?: boolean;
  /** Makes the list appear. */
  prepare?: (page: Page) => Promise<void>;
}

const uploadSheet = (page: Page) =>
  page.locator('input[type="file"]').setInputFiles({
    ...{ name: `${'W'.repeat(100)}.csv`, mimeType: 'text/csv' },
    buffer: Buffer.from('SKU,Name,Price'),
  });

/** Neighbors are on different pages; see `followLink`. */
function listsOf({ count, search, lot, recallId, widest }: HostileRows): readonly List[] {
  const decide = button(/^(Approve|Aprobar)/);
  const liftHold = button(/^(Lift hold|Levantar retención)/);
  return [
    // The details next to the list have the buttons, if there's space.
    { path: '/staff/accounts', action: decide, count: 1 },
    { path: `/staff/accounts/${widest.id}`, action: link('/staff/orders/'), count: 1 },
    // Orders and replacements.
    { path: '/staff/shipping', action: link('/staff/shipping/'), count: 2 * count },
    { path: '/staff/orders?status=disputed', action: link('/staff/orders/') },
    { path: '/staff/returns', action: link('/staff/returns/') },
    { path: '/staff/complaints', action: link('/staff/complaints/') },
    // The lots on hold, the drafts, and the recall that was sent.
    {
      path: '/staff/recalls',
      action: (area) => liftHold(area).or(link('/staff/recalls/')(area)),
      count: 2 * count + 1,
    },
    { path: '/staff/messages', action: link('mailto:') },
    { path: '/staff/catalogue', action: button(/^(Edit|Editar) /) },
    { path: '/staff/people', action: button(/^(Remove|Quitar)/) },
    { path: '/staff/catalogue?view=history', action: button(/^(Cancel change|Cancelar cambio)$/) },
    { path: '/staff', action: button(/^(Resend|Reenviar)/) },
    // The problems, the changes, and the changes that need a release.
    {
      path: '/staff/catalogue?view=upload',
      action: lastColumn,
      count: 3 * count,
      prepare: uploadSheet,
    },
    { path: `/staff/accounts?search=${search}`, action: decide, count: 1 },
    { path: `/staff/orders?search=${search}`, action: link('/staff/orders/') },
    { path: `/staff/returns?search=${search}`, action: link('/staff/returns/') },
    // Orders and replacements, each with two links, and shipments, which link to their order.
    {
      path: `/staff/shipping?search=${search}`,
      action: (area) => link('/staff/shipping/')(area).or(link('/staff/orders/')(area)),
      count: 4 * count,
    },
    { path: `/staff/complaints?search=${search}`, action: link('/staff/complaints/') },
    { path: `/staff/messages?search=${search}`, action: link('mailto:') },
    // Everyone who received a lot, with the addresses.
    {
      path: `/staff/recalls?sku=${implant.sku}&lot=${lot}`,
      action: link('/staff/accounts/'),
      isFull: true,
    },
    { path: `/staff/returns/${widest.number}`, action: link('/staff/shipping/shipments/') },
    { path: `/staff/recalls/${recallId}`, action: link('/staff/accounts/') },
  ];
}

const softly = expect.configure({ soft: true });

let hostile: HostileRows;

test.beforeAll(async () => {
  hostile = await storeHostileRows();
});

test.afterAll(() => hostile.remove());

/** Goes to a different page. Loading the app again for each list would take several times as long. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

/** Waits until the page has switched between cards and the grid. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 900 ? phoneHeight : 768 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The places where an action is cut off, or the page scrolls sideways. */
async function layoutFaults(page: Page, actions: Locator): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const places = await actions.evaluateAll((elements) =>
    elements.map((element) => {
      const clips = ['.MuiDataGrid-virtualScroller', '.MuiTableContainer-root', '.table-value']
        .flatMap((selector) => element.closest(selector) ?? [])
        .map((area) => area.getBoundingClientRect());
      const min = Math.max(0, ...clips.map(({ left }) => left));
      const max = Math.min(window.innerWidth, ...clips.map(({ right }) => right));
      const { left, right, width } = element.getBoundingClientRect();
      // A link may be truncated like any other text.
      const isText = getComputedStyle(element).display === 'inline';
      return { left, right: isText ? Math.min(right, max) : right, width, min, max };
    }),
  );
  return [
    ...(sideways > 0 ? [`The page is ${sideways} px too wide.`] : []),
    ...places
      .filter(
        ({ left, right, width, min, max }) =>
          width === 0 || left < min - 1 || left >= right || right > max + 1,
      )
      .map((place) => `An action is out of view: ${JSON.stringify(place)}`),
  ];
}

for (const language of languages) {
  test(`hostile rows leave each list's primary action in view (${language})`, async ({ page }) => {
    test.slow();
    await seedSession(page, await newStaff({ admin: true }));
    await setLanguage(page, language);
    await stubCatalogue(page, hostileNames);
    await page.goto('/staff/settings');
    // Spanish labels are longer.
    const tried = language === 'es' ? widths : fewWidths;
    for (const [index, list] of listsOf(hostile).entries()) {
      const { path, action, count = hostile.count, isFull = false, prepare } = list;
      await test.step(path, async () => {
        await followLink(page, path);
        await prepare?.(page);
        const actions = action(page.getByRole('main'));
        const last = actions.nth(count - 1);
        // Starts with the current width, because each change of the layout takes a while.
        for (const width of index % 2 === 0 ? tried : tried.toReversed()) {
          const what = `${path} at ${width} px`;
          await resize(page, width);
          await expect(last).toBeVisible();
          // The grid adapts to a new width with a delay.
          await softly.poll(() => layoutFaults(page, actions), { message: what }).toEqual([]);
          if (width === 1366 || (width === 390 && language === 'en')) {
            await expectNoViolation(page, { what });
          }
          if (width !== 390 || isFull) continue;
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          softly(height, `${path}: screens`).toBeLessThanOrEqual(10 * phoneHeight);
        }
      });
    }
  });
}

test('cards on a phone show shortened values in full on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: phoneHeight });
  await seedSession(page, await newStaff({ admin: true }));
  for (const path of ['/staff', '/staff/people', '/staff/recalls']) {
    await page.goto(path);
    const values = page.getByRole('main').getByRole('listitem').locator('[data-title] > *, dd');
    await expect(values.filter({ hasText: 'W'.repeat(500) }).first()).toBeVisible();
    const showAll = page.getByRole('button', { name: 'Show all text' });
    await expect(showAll.first()).toBeVisible();
    while ((await showAll.count()) > 0) await showAll.first().click();
    const shortened = await values.evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.outerHTML),
    );
    expect(shortened, path).toEqual([]);
  }
});

test('a long name takes a few lines next to the contact details, and one in a message', async ({
  page,
}) => {
  const { widest, search, count } = hostile;
  await openAsNewStaff(page, '/staff/settings');
  for (const width of fewWidths) {
    await resize(page, width);
    for (const path of [`/staff/returns/${widest.number}`, `/staff/complaints/${widest.id}`]) {
      await followLink(page, path);
      const name = link(`/staff/accounts/${widest.id}`)(page.getByRole('main'));
      await expect(name).toBeVisible();
      const height = await name.evaluate(({ clientHeight }) => clientHeight);
      expect(height, `${path} at ${width} px`).toBeLessThan(100);
    }
    await followLink(page, `/staff/messages?search=${search}`);
    const names = page.getByRole('listitem').locator('bdi');
    await expect(names).toHaveCount(count);
    const heights = await names.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...heights), `messages at ${width} px`).toBeLessThan(30);
  }
});

for (const language of languages) {
  test(`15 rows of 40 px fit on an office screen, under a header that stays in view (${language})`, async ({
    page,
  }) => {
    const more = [await storeHostileRows(), await storeHostileRows()];
    await page.setViewportSize({ width: 1366, height: 768 });
    await setLanguage(page, language);
    await openAsNewStaff(page, '/staff/settings');
    for (const path of ['/staff/accounts', '/staff/orders', '/staff/complaints']) {
      await followLink(page, path);
      const grid = page.getByRole('grid');
      const rows = grid.locator('[role="row"][data-id]');
      const fifteenth = rows.nth(14);
      await expect(fifteenth).toBeVisible();
      const bottom = () =>
        fifteenth.evaluate((row) => Math.ceil(row.getBoundingClientRect().bottom));
      await softly.poll(bottom, { message: path }).toBeLessThanOrEqual(768);
      expect(await rows.evaluateAll((all) => all.map((row) => row.clientHeight))).toEqual(
        Array(await rows.count()).fill(40),
      );
      await rows.last().scrollIntoViewIfNeeded();
      await expect(grid.getByRole('columnheader').first()).toBeInViewport();
    }
    await Promise.all(more.map(({ remove }) => remove()));
  });
}

test('the keyboard moves through a list, reads truncated values, and opens a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAsNewStaff(page, '/staff/shipping');
  const grid = page.getByRole('grid', { name: 'Orders' });
  const customer = grid.getByRole('gridcell', { name: /^W+$/ });
  await customer.hover();
  const fullValue = page.locator('[data-full-value]');
  await expect(fullValue).toHaveText('W'.repeat(500));
  await page.mouse.move(0, 0);
  await expect(fullValue).toHaveCount(0);

  await grid.getByRole('checkbox', { name: 'Select all shown' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(grid.getByRole('checkbox', { name: /^Select .*-/, checked: true })).toHaveCount(1);
  for (let column = 0; column < 3; column += 1) await page.keyboard.press('ArrowRight');
  await expect(customer).toBeFocused();
  await expect(fullValue).toHaveText('W'.repeat(500));
  await page.keyboard.press('Escape');
  await expect(fullValue).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(grid.getByRole('link', { name: /^Pack / }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Pack order/ })).toBeVisible();
});
