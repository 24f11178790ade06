import type { Page } from '@playwright/test';

interface Applicant {
  name: string;
  email: string;
  password: string;
  licenseNumber: string;
}

/** Fills in the form of `/register` as a dentist in Reno, and sends it. */
export async function fillRegistration(
  page: Page,
  { name, email, password, licenseNumber }: Applicant,
): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('radio', { name: 'Dentist' }).check();
  await page.getByLabel('License Number').fill(licenseNumber);
  await page.getByLabel('Street').fill('1 Main Street');
  await page.getByLabel('City').fill('Reno');
  await page.getByLabel(/State/).selectOption('NV');
  await page.getByLabel(/Zip/).fill('89501');
  await page.getByRole('button', { name: /create.*account/i }).click();
}
