import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, register } from '../../shop/api.ts';
import { newPerson, type Person } from '../../shop/customer.ts';
import { quizAnswers } from '../../shop/quiz-answers.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { fillShortRegistration } from '../fill-registration.ts';
import { answerQuiz } from '../screens/steps.ts';
import { words } from '../screens/words.ts';
import { seedSession, signInThroughForm, test } from '../shop-test.ts';
import { openAsNewStaff } from '../staff-test.ts';

const result = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ (of|de) 20/ });

async function newDentist(): Promise<Person> {
  const person = await newPerson();
  await register(person);
  return person;
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function downloadedText(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.downloadCertificate }).click();
  const file = await downloading;
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(document, { mergePages: true });
  return { name: file.suggestedFilename(), text };
}

test('a visitor who passes and then signs in gets the certificate without retaking the quiz', async ({
  page,
}) => {
  test.slow();
  const { email } = await newDentist();
  await answerQuiz(page, 1);
  await expect(result(page)).toContainText('19 of 20 correct');
  await expect(result(page)).toContainText('Sign in or create an account');
  await page.reload();
  await expect(result(page)).toContainText('Sign in or create an account');

  await result(page).getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, email);
  await expect(page).toHaveURL('/academics/certification');
  await expect(result(page)).toContainText('Your certificate is ready');
  await expect(result(page)).toContainText('we’ve notified our office');
  await expect(result(page)).toBeFocused();
  await expectAccessible(page, 'the certificate');
  const { name, text } = await downloadedText(page);
  expect(name).toMatch(/^certificate-[\w-]+\.pdf$/);
  expect(text).toContain('Test Dentist');
  expect(text).toContain('19 of 20');

  await result(page).getByRole('link', { name: 'Go to your account' }).click();
  await expect(page).toHaveURL('/account?tab=info');
  const section = page.getByRole('region', { name: 'Certificate' });
  await expect(section).toContainText('19 of 20 correct');
  expect((await downloadedText(page)).text).toBe(text);

  // Grading deleted the answers, so the quiz starts over. Passing again doesn't replace the first certificate.
  await page.goto('/academics/certification');
  await expect(page.getByRole('button', { name: 'Take the quiz' })).toBeVisible();
  await answerQuiz(page);
  await expect(result(page)).toContainText('You already earned a certificate');
  await expect(result(page)).toContainText('with 19 of 20 correct. It won’t change.');
});

test('a visitor who passes and then registers returns to the certificate', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await answerQuiz(page);
  await result(page).getByRole('link', { name: 'Create an account' }).click();
  await fillShortRegistration(page, { name: 'Lena Ortiz', email, password: demoPassword });
  await expect(page.getByText(/awaiting review and approval/)).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await signInHere(page, email);
  await expect(page).toHaveURL('/academics/certification');
  await expect(result(page)).toContainText('Your certificate is ready');
  expect((await downloadedText(page)).text).toContain('Lena Ortiz');
});

test('a failed attempt shows the score and a retry, and sends nothing', async ({ page }) => {
  await seedSession(page, await newDentist());
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.certificate)) sent += 1;
  });
  await answerQuiz(page, 5);
  await expect(result(page)).toContainText('15 of 20 correct');
  await expect(result(page)).toContainText('You didn’t pass this time. The passing score is 16.');
  await page.getByRole('button', { name: 'Take the quiz again' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(sent).toBe(0);
});

test.describe('in Spanish', () => {
  test('the certificate and the account page are translated', async ({ page }) => {
    test.slow();
    const person = await newPerson();
    await register(person, { language: 'es' });
    await signInThroughForm(page, person.email);
    await expect(page).toHaveURL('/account');
    await page.getByRole('button', { name: 'Español' }).first().click();
    // Waits until the language has loaded, because only then is the choice stored for the next page.
    await expect(page.getByRole('button', { name: 'English' }).first()).toBeVisible();
    await answerQuiz(page);
    await expect(result(page)).toContainText('Su certificado está listo');
    await expectAccessible(page, 'the certificate in Spanish');
    const { name, text } = await downloadedText(page);
    expect(name).toMatch(/^certificado-/);
    expect(text).toContain('Certificado de finalización');
    await page.goto('/account?tab=info');
    await expect(page.getByRole('region', { name: 'Certificado' })).toContainText(
      '20 de 20 respuestas correctas',
    );
  });
});

test.describe("when the server can't grade the answers", () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED|^failed: /] });

  const failing = `**${apiPaths.certificate}`;
  const fail = (page: Page, code: string) =>
    page.route(failing, (route) =>
      route.fulfill({ status: 500, json: { code, error: 'A sentence for programs.' } }),
    );

  test('shows the error and lets the user send the answers again', async ({ page }) => {
    await seedSession(page, await newDentist());
    await page.route(failing, (route) => route.abort());
    await answerQuiz(page);
    await expect(result(page)).toContainText('We couldn’t reach the shop.');
    const again = result(page).getByRole('button', { name: 'Try again' });
    for (const [code, sentence] of [
      ['too-many-requests', 'You’ve submitted your answers too many times.'],
      ['internal', 'We couldn’t create your certificate.'],
    ] as const) {
      await page.unroute(failing);
      await fail(page, code);
      await again.click();
      await expect(result(page)).toContainText(sentence);
    }
    await page.unroute(failing);
    await again.click();
    await expect(result(page)).toContainText('Your certificate is ready');
  });

  for (const [code, sentence, way] of [
    ['account-closed', 'Your account was declined or suspended', 'Contact us'],
    ['not-registered', 'Your registration isn’t complete.', 'Create an account'],
  ] as const) {
    test(`the error ${code} shows the link “${way}”`, async ({ page }) => {
      await seedSession(page, await newDentist());
      await fail(page, code);
      await answerQuiz(page);
      await expect(result(page)).toContainText(sentence);
      await expect(result(page).getByRole('link', { name: way })).toBeVisible();
    });
  }
});

test('staff see the certificate on the account page', async ({ page }) => {
  const person = await newDentist();
  const [token, body] = [await person.token(), { answers: quizAnswers(0) }];
  await call(apiPaths.certificate, { method: 'POST', token, body });
  await openAsNewStaff(page, `/staff/accounts/${person.user.uid}`);
  await expect(page.getByText(/: 20 of 20 correct, number (\w{4}-){2}\w{4}$/)).toBeVisible();
});
