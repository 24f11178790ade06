import Box from '@mui/material/Box';
import type { AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import type { HTMLAttributes, Key } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindOption } from './find-options.ts';

interface FindResultsProps {
  groups: readonly AutocompleteGroupedOption<FindOption>[];
  listboxProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (option: FindOption, index: number) => HTMLAttributes<HTMLLIElement> & { key: Key };
}

export function FindResults({ groups, listboxProps, optionProps }: FindResultsProps) {
  const { t } = useTranslation('staff');
  return (
    <Box component="ul" {...listboxProps} sx={listStyle}>
      {groups.map(({ key, index: first, group, options }) => {
        const headingId = `find-group-${key}`;
        const heading = t(`find.groups.${group as FindOption['group']}`);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldsets
          <div key={key} role="group" aria-labelledby={headingId}>
            <Box id={headingId} sx={headingStyle}>
              {options[0]?.isSimilar ? t('find.similarGroup', { group: heading }) : heading}
            </Box>
            <Box component="ul" role="presentation" sx={groupStyle}>
              {options.map((option, index) => {
                const { key: _key, ...props } = optionProps(option, first + index);
                return (
                  <Box key={option.key} component="li" {...props} sx={optionStyle}>
                    <Box sx={lineStyle}>{option.label}</Box>
                    {option.detail !== '' && (
                      <Box sx={{ ...lineStyle, color: 'text.secondary', fontSize: '0.8125rem' }}>
                        {option.detail}
                      </Box>
                    )}
                  </Box>
                );
              })}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}

const listStyle = {
  // MUI scrolls the highlighted option into view by its `offsetTop`, which otherwise includes the field above the list.
  position: 'relative',
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:empty': { p: 0 },
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
  '&.Mui-focused': { bgcolor: 'action.selected' },
  '@media (forced-colors: active)': {
    '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
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
