import { expect } from '@playwright/test';
import { test } from './shop-test.ts';

const redirects = [
  ['/company', '/company/story-mission'],
  ['/academics', '/academics/certification'],
  ['/academics/research', '/academics/research/article-2021'],
] as const;

for (const [root, first] of redirects) {
  test(`${root} opens ${first}`, async ({ page }) => {
    await page.goto(root);
    await expect(page).toHaveURL(first);
  });
}

const headings = [
  ['/company/story-mission', 'Our Story & Mission', 'Nuestra historia y misión'],
  ['/company/quality-standards', 'Our Quality Standards', 'Nuestras normas de calidad'],
  ['/education', 'Education', 'Cursos'],
  ['/academics/certification', 'Certification', 'Certificación'],
  ['/academics/research/article-2021', 'Article 2021', 'Artículo de 2021'],
  ['/academics/research/titach-vs-locator', 'Titach versus Locator', 'Titach frente a Locator'],
  ['/academics/research/titach-mandibular', 'Titach in the Mandible', 'Titach en la mandíbula'],
  [
    '/academics/research/bone-response-study',
    'Bone Response Study',
    'Estudio de la respuesta ósea',
  ],
  ['/academics/research/blast-material', 'Blast Material', 'Material de granallado'],
  ['/academics/research/micromovements', 'Micromovements', 'Micromovimientos'],
  ['/academics/research/multicenter-study', 'Multicenter Study', 'Estudio multicéntrico'],
  ['/academics/research/rba-study', 'RBA Study', 'Estudio RBA'],
] as const;

for (const [path, english, spanish] of headings) {
  test(`${path} reads in both languages`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: english, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Español' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: spanish, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: spanish, exact: true })).toBeVisible();
  });
}

test('the list of articles leads from one abstract to the next', async ({ page }) => {
  await page.goto('/academics/research');
  const list = page.getByRole('navigation', { name: 'Research articles' });
  await expect(list.getByRole('link')).toHaveCount(8);
  await list.getByRole('link', { name: 'Micromovements' }).click();
  await expect(page).toHaveURL('/academics/research/micromovements');
  await expect(list.getByRole('link', { name: 'Micromovements' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const section of [
    'Background',
    'Objective',
    'Materials and methods',
    'What was measured',
    'How to read it',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
});

test('an article that does not exist shows the error page', async ({ page }) => {
  await page.goto('/academics/research/no-such-article');
  await expect(
    page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }),
  ).toBeVisible();
});

test('the certification says what it takes and what it earns', async ({ page }) => {
  await page.goto('/academics/certification');
  for (const fact of ['About 2 hours', '2 CE credits', '20 questions', 'On completion']) {
    await expect(page.getByRole('cell', { name: fact, exact: true })).toBeVisible();
  }
});

test('the header leads to thirteen films in four groups, and one plays', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Education' }).click();
  await expect(page).toHaveURL('/education');
  const films = (group: string) =>
    page.getByRole('region', { name: group, exact: true }).getByRole('listitem');
  await expect(films('Introduction')).toHaveCount(3);
  await expect(films('Instructional')).toHaveCount(5);
  await expect(films('TurboGuide')).toHaveCount(2);
  await expect(films('Fridge')).toHaveCount(3);
  await page.getByRole('button', { name: 'Play film: Choosing a length' }).click();
  await expect(page.locator('video[src="/films/introduction-3.mp4"]')).toBeVisible();
});
