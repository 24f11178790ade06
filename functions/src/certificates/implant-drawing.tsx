import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { figureOfProduct } from '@dental-shop/domain/drawing/figure-of-product';
import type { Pen } from '@dental-shop/domain/drawing/pen';
import { axis } from '@dental-shop/domain/drawing/sheet';
import { G, Path, Svg, Text } from '@react-pdf/renderer';

/** The standard implant, which the rest of the range is measured by. */
const sku = 'I4512';

const size = { width: 220, height: 460 };

/** Points to a millimeter. */
const scale = 26;

/** Flat color instead of metal, which prints well on any printer. */
const pen: Pen = { scale, fill: () => '#f1f6f7', nextId: () => '', showsHidden: true };

/** The implant with its dimensions; nothing where the catalogue no longer has it. */
export function ImplantDrawing() {
  const product = findProduct(catalogue, sku);
  if (!product) return null;
  const { part, dimensions, height } = figureOfProduct(product);
  const marks = [...part, axis(0, height), ...dimensions];
  const top = (size.height - height * scale) / 2;
  return (
    <Svg style={size} viewBox={`0 0 ${size.width} ${size.height}`}>
      <G transform={`translate(${size.width / 2 - 20} ${top})`}>
        {elementsOf(marks.map((mark) => mark(pen)).join('')).map(({ name, attributes, text }) =>
          name === 'text' ? (
            <Text
              key={`${attributes.x} ${attributes.y}`}
              x={Number(attributes.x)}
              y={Number(attributes.y)}
              textAnchor={attributes['text-anchor'] === 'start' ? 'start' : 'middle'}
              fill={attributes.fill ?? ''}
              style={{ fontSize: 11 }}
            >
              {text}
            </Text>
          ) : (
            <Path
              key={`${attributes.d} ${attributes.transform}`}
              d={attributes.d ?? ''}
              fill={attributes.fill ?? 'none'}
              stroke={attributes.stroke ?? 'none'}
              strokeWidth={attributes['stroke-width'] ?? 1}
              strokeDasharray={attributes['stroke-dasharray'] ?? ''}
              opacity={attributes.opacity ?? 1}
              {...(attributes.transform && { transform: attributes.transform })}
            />
          ),
        )}
      </G>
    </Svg>
  );
}

interface Element {
  name: string;
  attributes: Partial<Record<string, string>>;
  text: string;
}

/** The paths and captions in the drawing's SVG text, which the PDF library wants as elements. */
function elementsOf(svg: string): Element[] {
  return [...svg.matchAll(/<(path|text) ([^>]*)>(?:([^<]*)<\/text>)?/g)].map(
    ([, name = '', attributes = '', text = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
      text,
    }),
  );
}
