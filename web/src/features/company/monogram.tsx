import Box from '@mui/material/Box';

/** Stands where a portrait would: initials in a circle, with the center marks of a drawing. */
export function Monogram({ name }: { name: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 72 72"
      aria-hidden="true"
      sx={{ width: 72, height: 72, flexShrink: 0, color: 'primary.main' }}
    >
      <g fill="none" stroke="currentColor">
        <circle cx="36" cy="36" r="28" strokeWidth="1.5" />
        <path d="M36 1v13M36 58v13M1 36h13M58 36h13" strokeWidth="0.75" />
      </g>
      <text
        x="36"
        y="36"
        dy="0.36em"
        textAnchor="middle"
        fill="currentColor"
        fontSize="20"
        fontWeight="600"
      >
        {initials(name)}
      </text>
    </Box>
  );
}

/** The first letters of the first and the last name, without a title such as `Dr.` */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
