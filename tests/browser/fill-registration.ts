import type { Page } from '@playwright/test';

interface Person {
  name: string;
  email: string;
  password: string;
}

async function fillPerson(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** Submits the short form of `/create-account` as a dental lab in Reno. */
export async function fillShortRegistration(page: Page, person: Person): Promise<void> {
  await fillPerson(page, person);
  await page.getByRole('radio', { name: 'Dental Lab' }).check();
  await page.getByLabel('Office/shipping address').fill('2 Main Street, Reno, NV 89501');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Submits the form of `/register` as a dentist in Reno. */
export async function fillRegistration(
  page: Page,
  { licenseNumber, ...person }: Person & { licenseNumber: string },
): Promise<void> {
  await fillPerson(page, person);
  await page.getByRole('radio', { name: 'Dentist' }).check();
  await page.getByLabel('License Number').fill(licenseNumber);
  await page.getByLabel('Street').fill('1 Main Street');
  await page.getByLabel('City').fill('Reno');
  await page.getByLabel(/State/).selectOption('NV');
  await page.getByLabel(/Zip/).fill('89501');
  await page.getByRole('button', { name: /create.*account/i }).click();
}
