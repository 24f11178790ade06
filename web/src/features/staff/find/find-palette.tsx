import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useAutocomplete, { type AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { isComposing } from '../../../shared/ui/is-composing.ts';
import { OfficeClock } from '../shell/office-clock.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import type { FindOption } from './find-options.ts';
import { FindResults } from './find-results.tsx';
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
  /** Undefined after the dialog has closed. */
  const latestText = useRef<string | undefined>(text);
  /** Whether staff have chosen the highlighted option with the arrow keys. */
  const hasChosen = useRef(false);
  const close = () => {
    latestText.current = undefined;
    onClose();
  };
  const follow = ({ to }: FindOption) => {
    close();
    void navigate(to);
  };
  const combobox = useAutocomplete<FindOption>({
    id: 'find',
    options,
    open: true,
    onClose: (_, reason) => {
      if (reason === 'escape') close();
    },
    value: null,
    onChange: (_, option) => {
      if (option) follow(option);
    },
    inputValue: text,
    onInputChange: (_, value, reason) => {
      if (reason !== 'input') return;
      latestText.current = value;
      hasChosen.current = false;
      setText(value);
    },
    onHighlightChange: (_, option, reason) => {
      hasChosen.current = option !== null && reason === 'keyboard';
    },
    // They match already.
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    // When options change, the hook keeps the highlighted one if it has the same label. Unless staff have chosen it, the
    // first result from the server is highlighted instead.
    getOptionLabel: ({ key, isEarly }) => (isEarly && !hasChosen.current ? `early/${key}` : key),
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (option, value) => option.key === value.key,
    autoHighlight: true,
    clearOnBlur: false,
  });
  /** Enter opens the first result even if it's pressed before the results arrive. */
  const handleKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter') return;
    const isInField = event.target instanceof HTMLInputElement;
    // On a button, Enter would open the highlighted option instead of pressing the button.
    if (!isInField) event.defaultMuiPrevented = true;
    const isWaiting = isInField && isSearching && !hasChosen.current;
    if (!isWaiting || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    void findFirst().then((first) => {
      if (first && latestText.current === text) follow(first);
    });
  };
  const found = t('find.found', { count: options.filter(({ isMore }) => !isMore).length });
  const status = text.trim() === '' ? t('find.hint') : isSearching ? t('find.searching') : found;
  return (
    <Box {...combobox.getRootProps({ onKeyDown: handleKeyDown })} sx={finderStyle}>
      <Box sx={fieldStyle}>
        <SearchIcon aria-hidden="true" color="action" />
        <Box component="label" {...combobox.getInputLabelProps()} sx={visuallyHidden}>
          {t('find.label')}
        </Box>
        <InputBase
          fullWidth
          autoFocus
          placeholder={t('find.placeholder')}
          inputProps={{ ...combobox.getInputProps(), maxLength: 200, enterKeyHint: 'go' }}
        />
        <IconButton onClick={close} aria-label={t('find.close')} sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={statusStyle}>
        {status}
      </Typography>
      {error && (
        <Box sx={{ px: 2, pb: 1 }}>
          <StaffErrorAlert error={error} />
          <Button onClick={retry} sx={{ minHeight: 44 }}>
            {t('find.retry')}
          </Button>
        </Box>
      )}
      <FindResults
        // `groupBy` makes it return groups.
        groups={combobox.groupedOptions as unknown as AutocompleteGroupedOption<FindOption>[]}
        listboxProps={combobox.getListboxProps()}
        optionProps={(option, index) => combobox.getOptionProps({ option, index })}
      />
    </Box>
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

const statusStyle = { px: 2, py: 1 } as const;
