import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { drawScene, drawScenes } from './draw-scene.ts';

describe('drawScenes', () => {
  it('draws complete, wide SVG documents without invalid numbers', () => {
    const scenes = drawScenes(catalogue);
    expect(scenes.size).toBe(5);
    for (const [name, svg] of scenes) {
      expect(svg, name).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 (840|480) 337"[^>]*>.*<\/svg>\n$/s,
      );
      expect(svg, name).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe('drawScene', () => {
  const scene = (sku: string) => ({
    size: [840, 337] as const,
    parts: [{ sku, at: 0.5, caption: '4.5' }],
  });

  it('draws the caption above the part', () => {
    expect(drawScene(catalogue, 'one', scene('I4510'))).toContain('<text x="420" y="46"');
  });

  it('rejects a part that is not in the catalogue', () => {
    expect(() => drawScene(catalogue, 'one', scene('NOPE'))).toThrow(/'one' needs 'NOPE'/);
  });
});
