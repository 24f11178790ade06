interface ScenePart {
  sku: string;
  /** The part's center as a fraction of the scene's width. */
  at: number;
  /** Language-neutral: a diameter in mm, a system's name, or a legend number. */
  caption?: string;
}

export interface Scene {
  /** In pixels of the viewBox. */
  size: readonly [width: number, height: number];
  parts: readonly ScenePart[];
}

/** The banner is 1365 by 337 pixels, and text fills the rest of its width. */
const bannerSize = [840, 337] as const;
const graphicSize = [480, 337] as const;

export const scenes = {
  'banner-implants.svg': {
    size: bannerSize,
    parts: [
      { sku: 'I3014', at: 0.055, caption: '3.0' },
      { sku: 'I3514', at: 0.145, caption: '3.5' },
      { sku: 'I4512', at: 0.25, caption: '4.5' },
      { sku: 'I5512', at: 0.378, caption: '5.5' },
      { sku: 'I6510', at: 0.527, caption: '6.5' },
      { sku: 'I7508', at: 0.698, caption: '7.5' },
      { sku: 'I8506', at: 0.885, caption: '8.5' },
    ],
  },
  'banner-attachments.svg': {
    size: bannerSize,
    parts: [
      { sku: 'TK02', at: 0.1, caption: 'Titach' },
      { sku: 'FA17', at: 0.25 },
      { sku: 'TA02', at: 0.38 },
      { sku: 'FRU04', at: 0.55 },
      { sku: 'FRC48', at: 0.68, caption: 'Fridge' },
      { sku: 'FRH55', at: 0.8 },
      { sku: 'FRA15', at: 0.92 },
    ],
  },
  'banner-drilling.svg': {
    size: bannerSize,
    parts: [
      { sku: 'PD2030', at: 0.071, caption: '2.0' },
      { sku: 'CD2330', at: 0.214, caption: '2.3' },
      { sku: 'CD2630', at: 0.357, caption: '2.65' },
      { sku: 'CD3030', at: 0.5, caption: '3' },
      { sku: 'HD35S', at: 0.643, caption: '3.1' },
      { sku: 'HD45S', at: 0.786, caption: '4.1' },
      { sku: 'HD55S', at: 0.929, caption: '5.1' },
    ],
  },
  'graphic-fridge.svg': {
    size: graphicSize,
    parts: [
      { sku: 'FRU04', at: 0.2, caption: '1' },
      { sku: 'FRC48', at: 0.5, caption: '2' },
      { sku: 'FRH55', at: 0.8, caption: '3' },
    ],
  },
  'graphic-titach.svg': {
    size: graphicSize,
    parts: [
      { sku: 'TC45', at: 0.2, caption: '1' },
      { sku: 'TSM', at: 0.5, caption: '2' },
      { sku: 'TA02', at: 0.8, caption: '3' },
    ],
  },
} as const satisfies Record<string, Scene>;
