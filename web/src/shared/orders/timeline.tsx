import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface TimelineProps {
  entries: readonly {
    id: string;
    at: string | null;
    what: string;
    detail?: ReactNode;
  }[];
  /** The browser's if undefined. */
  timeZone?: string;
}

export function Timeline({ entries, timeZone }: TimelineProps) {
  const { i18n } = useTranslation();
  return (
    <Box component="ol" sx={timelineStyle}>
      {entries.map(({ id, at, what, detail }) => (
        <li key={id}>
          {at !== null && (
            <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
              {formatDate(new Date(at), 'dayAndTime', i18n.language, timeZone)}
            </Typography>
          )}
          <div>{what}</div>
          {detail && (
            <Typography component="div" variant="body2" color="textSecondary">
              {detail}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

const timelineStyle = {
  listStyle: 'none',
  m: 0,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 1.5,
  overflowWrap: 'anywhere',
} as const;
