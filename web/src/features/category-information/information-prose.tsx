import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InformationSection } from './information-text.ts';
import { MeasuredText } from './measured-text.tsx';

/** Prose to a measure under 70 characters. */
export function InformationProse({ sections }: { sections: readonly InformationSection[] }) {
  return sections.map(({ heading, paragraph, points }) => (
    <Box component="section" key={heading} sx={{ mt: 3, maxWidth: '68ch' }}>
      <Typography variant="h2">{heading}</Typography>
      <Typography sx={{ mt: 0.75, lineHeight: 1.6 }}>
        <MeasuredText text={paragraph} />
      </Typography>
      {points && (
        <Box component="ul" sx={listStyle}>
          {points.map((point) => (
            <li key={point}>
              <MeasuredText text={point} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  ));
}

const listStyle = {
  mt: 0.75,
  mb: 0,
  pl: 2.5,
  lineHeight: 1.6,
  '& li + li': { mt: 0.5 },
  '& li::marker': { color: 'primary.main' },
} as const;
