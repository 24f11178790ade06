import { describe, expect, it } from 'vitest';
import { checkSpelling, parseDescription } from './parse-dimensions.ts';

describe('parseDescription', () => {
  it('separates the prose from the dimension lines', () => {
    const text = 'For a molar.\n\nTitanium.\n\nDiameter: 4.5 mm\nAngle: 15°\nTorque limit: 80 N-cm';
    expect(parseDescription(text)).toEqual({
      prose: 'For a molar.\n\nTitanium.',
      dimensions: [
        { label: 'Diameter', value: 4.5, unit: 'mm' },
        { label: 'Angle', value: 15, unit: '°' },
        { label: 'Torque limit', value: 80, unit: 'N-cm' },
      ],
    });
  });

  it('keeps the original spelling of a value with trailing zeros', () => {
    expect(parseDescription('Prose.\n\nDiameter: 3.0 mm\nLength: 6 mm').dimensions).toEqual([
      { label: 'Diameter', value: 3, spelled: '3.0', unit: 'mm' },
      { label: 'Length', value: 6, unit: 'mm' },
    ]);
  });

  it('accepts Windows line endings', () => {
    expect(parseDescription('Prose.\r\n\r\nLength: 10 mm\r\n').dimensions).toEqual([
      { label: 'Length', value: 10, unit: 'mm' },
    ]);
  });

  it('ignores whitespace around lines and in blank lines', () => {
    expect(parseDescription('Prose.\n  \n  Length: 10 mm \n Hex: 2 mm')).toEqual({
      prose: 'Prose.',
      dimensions: [
        { label: 'Length', value: 10, unit: 'mm' },
        { label: 'Hex', value: 2, unit: 'mm' },
      ],
    });
  });

  it.each([
    '',
    'Only prose.',
    'With care. Length: 10 mm',
    'Length: 10 mm or a little more',
    'Length: mm',
    'First.\n\nNote: use it with 80 N-cm at most.',
  ])('finds no dimensions in %j', (text) => {
    expect(parseDescription(text)).toEqual({ prose: text, dimensions: [] });
  });

  it.each([
    ['Diametre: 4.5 mm', "unknown dimension label 'Diametre'"],
    ['toString: 4.5 mm', "unknown dimension label 'toString'"],
    ['Diameter: 4.5 cm', "dimension 'Diameter' must be written like '4.5 mm'"],
    ['Diameter: 4.5mm', "dimension 'Diameter' must be written like '4.5 mm'"],
    ['Length:4 mm', "dimension line 'Length:4 mm' is not 'Label: value unit'"],
    ['Angle: 15 °', "dimension 'Angle' must be written like '15°'"],
    ['Length: 4 mm\nwide', "dimension line 'wide' is not 'Label: value unit'"],
    ['Length: 4 mm\nLength: 5 mm', "dimension 'Length' is listed twice"],
  ])('rejects %j', (lines, reason) => {
    expect(() => parseDescription(`Prose.\n\n${lines}`)).toThrow(
      expect.objectContaining({ message: reason }),
    );
  });
});

describe('checkSpelling', () => {
  const diameter = { label: 'Diameter', value: 3, spelled: '3.0', unit: 'mm' } as const;
  const length = { label: 'Length', value: 6, unit: 'mm' } as const;

  it('accepts sizes spelled like the dimensions', () => {
    expect(() => checkSpelling('Implant 3.0 x 6 mm, type 45A', [diameter, length])).not.toThrow();
  });

  it.each(['Implant 3 x 6 mm', 'Implant 3.0 x 6.0 mm'])('rejects %j', (name) => {
    expect(() => checkSpelling(name, [diameter, length])).toThrow(RangeError);
  });
});
