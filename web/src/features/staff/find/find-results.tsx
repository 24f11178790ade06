import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FindOption } from './find-options.ts';

interface FindResultsProps {
  id: string;
  labelId: string;
  options: readonly FindOption[];
  highlighted: FindOption | undefined;
  onFollow: (option: FindOption) => void;
}

export const optionId = (listId: string, { key }: FindOption) =>
  `${listId}-${encodeURIComponent(key)}`;

export function FindResults({ id, labelId, options, highlighted, onFollow }: FindResultsProps) {
  const { t } = useTranslation('staff');
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <Box
      component="ul"
      role="listbox"
      id={id}
      aria-labelledby={labelId}
      // Focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      sx={listStyle}
    >
      {groups.map((group) => {
        const headingId = `${id}-${group}`;
        const heading = t(`find.groups.${group}`);
        const isSimilar = options.find((option) => option.group === group)?.isSimilar;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldsets
          <div key={group} role="group" aria-labelledby={headingId}>
            <Box id={headingId} sx={headingStyle}>
              {isSimilar ? t('find.similarGroup', { group: heading }) : heading}
            </Box>
            <Box component="ul" role="presentation" sx={groupStyle}>
              {options
                .filter((option) => option.group === group)
                .map((option) => (
                  <Box
                    key={option.key}
                    component="li"
                    role="option"
                    id={optionId(id, option)}
                    aria-selected={option === highlighted}
                    onClick={() => onFollow(option)}
                    sx={optionStyle}
                  >
                    <Box sx={lineStyle}>{option.label}</Box>
                    {option.detail !== '' && (
                      <Box sx={{ ...lineStyle, color: 'text.secondary', fontSize: '0.8125rem' }}>
                        {option.detail}
                      </Box>
                    )}
                  </Box>
                ))}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

const headingStyle = {
  px: 2,
  pt: 1,
  pb: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const groupStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const optionStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 44,
  px: 2,
  py: 0.5,
  cursor: 'pointer',
  // Also shows the group's heading.
  scrollMarginTop: '2.5rem',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { bgcolor: 'action.selected' },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;

/** Names and subjects come from strangers and may be long, without spaces, or right-to-left. */
const lineStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
} as const;
