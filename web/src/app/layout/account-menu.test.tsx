import { expect, it } from 'vitest';
import { userLabel } from './account-menu.tsx';

it('is the part before the @ sign', () => {
  expect(userLabel('dentist@example.com')).toBe('dentist');
  expect(userLabel('"a@b"@example.com')).toBe('"a@b"');
});

it('is the whole text where nothing comes before an @ sign', () => {
  expect(userLabel('dentist')).toBe('dentist');
  expect(userLabel('@example.com')).toBe('@example.com');
});
