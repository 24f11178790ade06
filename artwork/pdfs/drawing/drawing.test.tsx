import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { ClipPath, Defs, G, LinearGradient, Path, Svg, Text } from '@react-pdf/renderer';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { drawnPictures } from '../../drawings/drawn-pictures.ts';
import { Drawing } from './drawing.tsx';

type AnyElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

function childrenOf({ props }: AnyElement): AnyElement[] {
  return [props.children].flat(2).filter((child): child is AnyElement => isValidElement(child));
}

function find(element: AnyElement, type: unknown): AnyElement[] {
  const below = childrenOf(element).flatMap((child) => find(child, type));
  return element.type === type ? [element, ...below] : below;
}

function draw(inside: string): AnyElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-size="16">${inside}</svg>`;
  return Drawing({ svg, width: 100 });
}

describe('Drawing', () => {
  it('keeps the view box and uses the given size', () => {
    const drawing = draw('');
    expect(drawing.type).toBe(Svg);
    expect(drawing.props).toMatchObject({
      viewBox: '0 0 400 400',
      style: { width: 100, height: 100 },
    });
  });

  it('converts attribute names to camel case and keeps nesting and transforms', () => {
    const [group] = find(
      draw(
        '<g transform="translate(2 3) rotate(15)"><path d="M0 0H9" stroke-width="1.1" stroke-dasharray="4 3"/></g>',
      ),
      G,
    ).filter(({ props }) => props.transform !== undefined);
    expect(group?.props.transform).toBe('translate(2 3) rotate(15)');
    expect(group && find(group, Path)[0]?.props).toEqual({
      d: 'M0 0H9',
      strokeWidth: '1.1',
      strokeDasharray: '4 3',
    });
  });

  it('moves all gradients and clip paths to the top-level Defs', () => {
    const drawing = draw(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<g><clipPath id="b"><path d="M0 0"/></clipPath><path d="M1 1" clip-path="url(#b)"/></g>',
    );
    const [definitions] = find(drawing, Defs);
    expect(definitions && find(definitions, LinearGradient)).toHaveLength(1);
    expect(definitions && find(definitions, ClipPath)).toHaveLength(1);
    expect(find(drawing, ClipPath)).toHaveLength(1);
    expect(find(drawing, Path).map(({ props }) => props.clipPath)).toContain('url(#b)');
  });

  it("uses the PDF's font for captions and drops screen styles", () => {
    const drawing = draw(
      '<style>text{font-size:24px}</style><text x="1">Ø 4.5 mm &amp; more</text>',
    );
    expect(find(drawing, Text)[0]?.props).toMatchObject({ x: '1', children: 'Ø 4.5 mm & more' });
    expect(find(drawing, G)[0]?.props).toMatchObject({ fontFamily: 'Inter', fontSize: '16' });
  });

  it('rejects unsupported elements and documents without an svg element', () => {
    expect(() => draw('<ellipse rx="1"/>')).toThrow('<ellipse>');
    expect(() => Drawing({ svg: '<p>no drawing</p>', width: 1 })).toThrow('no svg element');
  });

  it("supports every element of the catalogue's drawings", () => {
    for (const [name, svg] of drawnPictures(catalogue)) {
      expect(() => Drawing({ svg, width: 1 }), name).not.toThrow();
    }
  }, 30_000);
});
