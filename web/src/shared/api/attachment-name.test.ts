import { expect, it } from 'vitest';
import { attachmentName } from './attachment-name.ts';

it('reads the name with and without quotes', () => {
  expect(attachmentName('attachment; filename="invoice-1.pdf"')).toBe('invoice-1.pdf');
  expect(attachmentName('attachment; filename=invoice-1.pdf; size=3')).toBe('invoice-1.pdf');
});

it('finds none where there is none', () => {
  expect(attachmentName('attachment')).toBeUndefined();
  expect(attachmentName(null)).toBeUndefined();
});
