import { expect, type Page } from '@playwright/test';
import { test } from '../shop-test.ts';

const edgesOf = (page: Page) =>
  page.evaluate(() => {
    // WCAG exempts disabled fields.
    const enabled = document.querySelectorAll(':is(input, textarea, select):enabled');
    const fields = [...enabled].filter((field) =>
      field.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    // MUI draws a field's border on a sibling element. Other fields have a border themselves, or their parent does.
    const edgeOf = (field: Element) =>
      [field.parentElement?.querySelector('fieldset'), field, field.parentElement]
        .flatMap((element) => (element ? [getComputedStyle(element)] : []))
        .find(({ borderTopWidth }) => borderTopWidth !== '0px')?.borderTopColor;
    return {
      background: getComputedStyle(document.body).backgroundColor,
      edges: fields.map((field) => ({ name: field.getAttribute('name'), color: edgeOf(field) })),
    };
  });

/** Relative luminance as defined by WCAG. */
function luminance(color: string, background: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const behind = (background.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value, index) => {
    const part = (value * alpha + (behind[index] ?? 0) * (1 - alpha)) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(color: string, background: string): number {
  const [dark = 0, light = 0] = [color, background]
    .map((each) => luminance(each, background))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// Checks WCAG 2.2, success criterion 1.4.11, because axe doesn't.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`field borders contrast with the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/login', '/register', '/contact', '/quick-order']) {
      await page.goto(path);
      const { background, edges } = await edgesOf(page);
      expect(edges.length, path).toBeGreaterThan(0);
      for (const { name, color } of edges) {
        expect(color, `${path}: ${name} has an edge`).toBeDefined();
        expect(contrast(color ?? '', background), `${path}: ${name}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}
