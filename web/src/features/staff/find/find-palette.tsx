import { readFindQuery } from '@dental-shop/domain/find/find-query';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { isComposing } from '../../../shared/ui/is-composing.ts';
import { OfficeClock } from '../shell/office-clock.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import type { FindOption } from './find-options.ts';
import { FindResults, optionId } from './find-results.tsx';
import { useFindOptions } from './use-find-options.ts';

interface FindPaletteProps {
  onClose: () => void;
}

export default function FindPalette({ onClose }: FindPaletteProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { t } = useTranslation('staff');
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={dialogStyle}
    >
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {t('find.title')}
      </Box>
      <OfficeClock>
        <Finder onClose={onClose} />
      </OfficeClock>
    </Dialog>
  );
}

function Finder({ onClose }: FindPaletteProps) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { options, isSearching, error, retry, findFirst } = useFindOptions(text);
  const [chosenKey, setChosenKey] = useState<string>();
  const labelId = useId();
  const listId = useId();
  /** Undefined after the dialog has closed. */
  const latestText = useRef<string>(undefined);
  useEffect(() => {
    latestText.current = text;
    return () => {
      latestText.current = undefined;
    };
  }, [text]);
  // Until staff move to another option, the first is highlighted, even if results arrive that are listed before it.
  const chosen = options.findIndex(({ key }) => key === chosenKey);
  const highlighted = Math.max(0, chosen);
  const option = options[highlighted];
  const highlightedId = option && optionId(listId, option);
  useEffect(() => {
    if (highlightedId) document.getElementById(highlightedId)?.scrollIntoView({ block: 'nearest' });
  }, [highlightedId]);
  const follow = ({ to }: FindOption) => {
    onClose();
    void navigate(to);
  };
  const move = (step: 1 | -1) =>
    setChosenKey(options.at((highlighted + step) % options.length)?.key);
  const pressEnter = () => {
    if (!isSearching || chosen >= 0) {
      if (option) follow(option);
      return;
    }
    // Enter opens the first result even if it's pressed before the results arrive.
    void findFirst().then((first) => {
      if (first && latestText.current === text) follow(first);
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const isHandled = key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter';
    if (!isHandled || isComposing(nativeEvent)) return;
    event.preventDefault();
    if (key === 'Enter') pressEnter();
    else move(key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <Box sx={finderStyle}>
      <Box sx={fieldStyle}>
        <SearchIcon aria-hidden="true" color="action" />
        <Box component="label" id={labelId} htmlFor="find" sx={visuallyHidden}>
          {t('find.label')}
        </Box>
        <InputBase
          id="find"
          fullWidth
          autoFocus
          placeholder={t('find.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosenKey(undefined);
          }}
          onKeyDown={handleKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': options.length > 0,
            'aria-controls': options.length > 0 ? listId : undefined,
            'aria-activedescendant': highlightedId,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 200,
            enterKeyHint: 'go',
          }}
        />
        <IconButton onClick={onClose} aria-label={t('find.close')} sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <FindStatus text={text} options={options} isSearching={isSearching} hasFailed={!!error} />
      {error && (
        <Box sx={{ px: 2, pb: 1 }}>
          <StaffErrorAlert error={error} />
          <Button onClick={retry} sx={{ minHeight: 44 }}>
            {t('find.retry')}
          </Button>
        </Box>
      )}
      {options.length > 0 && (
        <FindResults
          id={listId}
          labelId={labelId}
          options={options}
          highlighted={option}
          onFollow={follow}
        />
      )}
    </Box>
  );
}

interface FindStatusProps {
  text: string;
  options: readonly FindOption[];
  isSearching: boolean;
  hasFailed: boolean;
}

function FindStatus({ text, options, isSearching, hasFailed }: FindStatusProps) {
  const { t } = useTranslation('staff');
  const query = text.trim();
  const status = () => {
    if (query === '') return t('find.hint');
    if (isSearching) return t('find.searching');
    if (options.length === 0 && !hasFailed) {
      return readFindQuery(query) ? t('find.nothing', { query }) : t('find.tooShort');
    }
    return t('find.found', { count: options.filter(({ isMore }) => !isMore).length });
  };
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={statusStyle}>
      {status()}
    </Typography>
  );
}

/** The field stays in place while results appear below it. */
const dialogStyle = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 0, sm: 8 }, maxHeight: { sm: 'calc(100% - 128px)' } },
} as const;

const finderStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const fieldStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiInputBase-root': { minHeight: 44, px: 0.5, borderRadius: 1 },
  '& .MuiInputBase-root.Mui-focused': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;

const statusStyle = { px: 2, py: 1, overflowWrap: 'anywhere' } as const;
