import { G, Path, Svg, Text } from '@react-pdf/renderer';
import drawing from './implant-drawing.json' with { type: 'json' };

interface DrawnElement {
  name: string;
  attributes: Partial<Record<string, string>>;
  text: string;
}

const { width, height, transform } = drawing;
const elements: readonly DrawnElement[] = drawing.elements;

export function ImplantDrawing() {
  return (
    <Svg style={{ width, height }} viewBox={`0 0 ${width} ${height}`}>
      <G transform={transform}>
        {elements.map(({ name, attributes, text }) =>
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
