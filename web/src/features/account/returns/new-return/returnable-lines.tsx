import type { ReturnableLine } from '@dental-shop/domain/returns/returnable-lines';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lineKey } from './return-choices.ts';
import type { ReturnSelection } from './return-selection.ts';
import { ReturnableLineCard } from './returnable-line-card.tsx';

interface ReturnableLinesProps extends ReturnSelection {
  title: string;
  lines: readonly ReturnableLine[];
  /** Shown if nothing is left to return. */
  nothing: string;
  /** The first list shows the error if no line is selected. */
  isFirst?: boolean;
}

export function ReturnableLines({
  title,
  lines,
  nothing,
  isFirst = false,
  choices,
  choose,
  ...form
}: ReturnableLinesProps) {
  const headingId = useId();
  // A selected line stays, so the customer can read why it can no longer be returned.
  const shown = lines.filter((line) => line.returnable > 0 || choices.has(lineKey(line)));
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {shown.length === 0 && <Typography color="textSecondary">{nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((line, index) => {
          const key = lineKey(line);
          return (
            <ReturnableLineCard
              {...form}
              key={key}
              fieldKey={key}
              line={line}
              choice={choices.get(key)}
              onChange={(choice) => choose(key, choice)}
              isFirst={isFirst && index === 0}
            />
          );
        })}
      </Box>
    </section>
  );
}
