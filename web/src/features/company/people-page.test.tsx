import { describe, expect, it } from 'vitest';
import { initials } from './people-page.tsx';

describe('initials', () => {
  it.each([
    ['Jordan Example', 'JE'],
    ['Dr. Robin Sample', 'RS'],
    ['María del Carmen Ruiz', 'MR'],
    ['Ángela', 'Á'],
    ['', ''],
  ])('abbreviates %j to %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
