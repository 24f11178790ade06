import { describe, expect, it } from 'vitest';
import { javaProblem, parseJavaMajor } from './java.ts';

describe('parseJavaMajor', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
    ['java version "1.8.0_292"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['Picked up _JAVA_OPTIONS: -Xmx1g\nopenjdk version "11.0.2" 2019-01-15', 11],
    ['openjdk version "25-ea" 2025-09-16', 25],
    ['something else', undefined],
  ])('parses %j', (printed, major) => {
    expect(parseJavaMajor(printed)).toBe(major);
  });
});

describe('javaProblem', () => {
  it('explains how to install Java if it is missing', () => {
    expect(javaProblem(undefined)).toMatch(/none was found\. Install Java 11 or newer \(/);
  });

  it('reports a Java version that is too old', () => {
    expect(javaProblem('java version "1.8.0_292"')).toMatch(/^Java 8 is too old .* Install Java/);
  });

  it.each(['openjdk version "11.0.2"', 'openjdk version "17.0.15"', 'a new wording'])(
    'accepts %j',
    (printed) => {
      expect(javaProblem(printed)).toBeUndefined();
    },
  );
});
