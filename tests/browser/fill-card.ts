import type { Page } from '@playwright/test';

export const cardForm = (page: Page) =>
  page.frameLocator('iframe[title*="payment" i], iframe[title*="pago" i]');

export async function fillCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel(/^(Card number|Número de tarjeta)$/).fill(number);
  await form.getByLabel(/^(Expiration date|Fecha de (?:caducidad|vencimiento))$/).fill('12 / 34');
  await form.getByLabel(/^(Security code|Código de seguridad)$/).fill('123');
  await form.getByLabel(/^(ZIP or postal code|Código postal)$/).fill('89501');
}
