import { encode } from 'uqr';

/** In modules; scanners find the code by the light around it. */
const margin = 4;

interface QrCodeProps {
  text: string;
  /** What it is, for whoever cannot see it. */
  label: string;
}

/** A code for another device's camera: dark on light in every color scheme, as scanners expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: margin });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={style}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

const style = { width: '100%', maxWidth: 240 } as const;
