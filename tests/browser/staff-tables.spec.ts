import { expect, type Locator, type Page } from '@playwright/test';
import { type HostileRows, storeHostileRows } from '../shop/hostile-rows.ts';
import { newStaff } from '../shop/staff.ts';
import { expectNoViolation } from './axe.ts';
import { languages } from './screens/screen.ts';
import { setLanguage } from './screens/visit.ts';
import { seedSession } from './shop-test.ts';
import { openAsNewStaff, test } from './staff-test.ts';

const widths = [320, 390, 768, 900, 1366, 1920];
const phoneHeight = 844;

const link = (path: string) => (area: Locator) => area.locator(`a[href^="${path}"]`);
const button = (name: RegExp) => (area: Locator) => area.getByRole('button', { name });

interface List {
  path: string;
  action: (area: Locator) => Locator;
  inDetails?: boolean;
}

/** Each list, with the primary action of a row. */
const lists: readonly List[] = [
  // The details next to the list have the buttons, if there's space.
  { path: '/staff/accounts', action: button(/^(Approve|Aprobar)/), inDetails: true },
  { path: '/staff/orders?status=disputed', action: link('/staff/orders/') },
  { path: '/staff/shipping', action: link('/staff/shipping/') },
  { path: '/staff/returns', action: link('/staff/returns/') },
  { path: '/staff/complaints', action: link('/staff/complaints/') },
  { path: '/staff/recalls', action: button(/^(Lift hold|Levantar retención)/) },
  { path: '/staff/messages', action: link('mailto:') },
  { path: '/staff/people', action: button(/^(Remove|Quitar)/) },
  { path: '/staff', action: button(/^(Resend|Reenviar)/) },
];

let hostile: HostileRows;

test.beforeAll(async () => {
  hostile = await storeHostileRows();
});

test.afterAll(() => hostile.remove());

/** The places where an action is cut off, or the page scrolls sideways. */
async function layoutFaults(page: Page, actions: Locator): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const places = await actions.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const clips = element.closest('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
      return { left, right, width, min: clips?.left ?? 0, max: clips?.right ?? window.innerWidth };
    }),
  );
  return [
    ...(sideways > 0 ? [`The page is ${sideways} px too wide.`] : []),
    ...places
      .filter(({ left, right, width, min, max }) => width === 0 || left < min || right > max + 1)
      .map((place) => `An action is out of view: ${JSON.stringify(place)}`),
  ];
}

for (const language of languages) {
  test(`hostile rows leave each list's primary action in view (${language})`, async ({ page }) => {
    test.slow();
    await seedSession(page, await newStaff({ admin: true }));
    await setLanguage(page, language);
    for (const { path, action, inDetails = false } of lists) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1366, height: 768 });
        await page.goto(path);
        const actions = action(page.getByRole('main'));
        const last = actions.nth(inDetails ? 0 : hostile.count - 1);
        await expect(last).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 900 ? phoneHeight : 768 });
          await expect(last).toBeVisible();
          expect.soft(await layoutFaults(page, actions), `${path} at ${width} px`).toEqual([]);
          if (width !== 390) continue;
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          expect.soft(height, `${path}: screens`).toBeLessThanOrEqual(10 * phoneHeight);
        }
        await expectNoViolation(page, { what: path });
      });
    }
  });
}

test('15 rows of 40 px fit on an office screen, under a header that stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAsNewStaff(page, '/staff/complaints');
  const grid = page.getByRole('grid', { name: 'Complaints' });
  const rows = grid.locator('[role="row"][data-id]');
  await expect(rows.nth(hostile.count - 1)).toBeVisible();
  expect(await rows.evaluateAll((all) => all.map((row) => row.clientHeight))).toEqual(
    Array(await rows.count()).fill(40),
  );
  const header = grid.getByRole('columnheader', { name: 'Complainant' });
  await rows.last().scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
});

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
