import type { Product } from '@dental-shop/domain/catalogue/product';
import { enlarged, rotated, united } from './fit-scale.ts';
import { isHorizontal } from './horizontal-families.ts';
import { type Bounds, measured } from './shapes/bounds.ts';
import { brokenView, omittedFrom, type PlainStretch } from './shapes/broken-view.ts';
import type { Figure } from './shapes/figure.ts';
import type { Mark, Pen } from './shapes/pen.ts';
import { axis } from './sheet.ts';

export const horizontalMargin = 20;

interface SideView {
  isHorizontal: boolean;
  marks: readonly Mark[];
  pen: Pick<Pen, 'isHorizontal' | 'omitted'>;
  boundsAt: (scale: number) => Bounds;
}

interface SideViewOptions {
  isDimensioned: boolean;
  /** By default, the figure's whole plain stretch. */
  plain?: PlainStretch | undefined;
}

export function sideView(
  product: Product,
  figure: Figure,
  { isDimensioned, plain = figure.plain }: SideViewOptions,
): SideView {
  const { part, height } = figure;
  const horizontal = isHorizontal(product.sku);
  const omitted = plain && omittedFrom(plain);
  const beside = isDimensioned ? [axis(0, height), ...figure.dimensions] : [];
  const whole = enlarged(measured(part, { scale: figure.scale }), 1 / figure.scale);
  const shortened = omitted
    ? { ...whole, bottom: whole.bottom - (omitted.to - omitted.from) }
    : whole;
  const pen = { isHorizontal: horizontal, ...(omitted && { omitted }) };
  return {
    isHorizontal: horizontal,
    marks: [...(plain ? [brokenView(part, plain)] : part), ...beside],
    pen,
    boundsAt: (scale) => {
      const drawn = enlarged(shortened, scale);
      const all = beside.length > 0 ? united(drawn, measured(beside, { ...pen, scale })) : drawn;
      return horizontal ? rotated(all) : all;
    },
  };
}
