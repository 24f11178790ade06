import {
  Circle,
  ClipPath,
  Defs,
  G,
  LinearGradient,
  Path,
  Rect,
  Stop,
  Svg,
  Text,
} from '@react-pdf/renderer';
import { createElement, type ElementType, type ReactNode } from 'react';
import { fontFamily } from '../pages/fonts.ts';
import { type DrawingElement, type DrawingNode, parseDrawing } from './parse-drawing.ts';

/**
 * The SVG elements used in drawings, except `style`, which only sets the caption size on screens.
 */
const elements: Readonly<Record<string, ElementType>> = {
  circle: Circle,
  clipPath: ClipPath,
  g: G,
  linearGradient: LinearGradient,
  path: Path,
  rect: Rect,
  stop: Stop,
  text: Text,
};

/** Elements referenced by ID. React PDF only finds them in the top-level `Defs`. */
const definitions: ReadonlySet<string> = new Set(['clipPath', 'linearGradient']);
const dropped: ReadonlySet<string> = new Set(['defs', 'style']);

function isElement(node: DrawingNode): node is DrawingElement {
  return typeof node !== 'string';
}

/** `stroke-width` is `strokeWidth` in React. */
function propsOf(attributes: DrawingElement['attributes']): Record<string, string> {
  const named = Object.entries(attributes).map(([name, value]) => [
    name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

function convert(node: DrawingNode): ReactNode {
  if (!isElement(node)) return node;
  const type = elements[node.name];
  if (!type) throw new RangeError(`a drawing in a PDF cannot have a <${node.name}> element`);
  return createElement(type, propsOf(node.attributes), ...convertAll(node.children));
}

function convertAll(nodes: readonly DrawingNode[]): ReactNode[] {
  return nodes
    .filter((node) => !isElement(node) || !(definitions.has(node.name) || dropped.has(node.name)))
    .map(convert);
}

function definitionsIn(element: DrawingElement): DrawingElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (definitions.has(child.name) ? [child] : definitionsIn(child)));
}

interface DrawingProps {
  svg: string;
  /** In points. */
  width: number;
  height?: number;
}

/**
 * Keeps the drawing as vectors. Throws a RangeError for an unsupported element instead of rendering
 * an incomplete drawing.
 */
export function Drawing({ svg, width, height = width }: DrawingProps) {
  const root = parseDrawing(svg);
  const { viewBox = '', 'font-size': fontSize = '16' } = root.attributes;
  return (
    <Svg viewBox={viewBox} style={{ width, height }}>
      {createElement(Defs, null, ...definitionsIn(root).map(convert))}
      {createElement(G, { fontFamily, fontSize } as object, ...convertAll(root.children))}
    </Svg>
  );
}
