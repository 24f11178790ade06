import CardsIcon from '@mui/icons-material/GridView';
import TableIcon from '@mui/icons-material/TableRows';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createListeners } from '../../shared/ui/create-listeners.ts';

export type ListingView = 'table' | 'cards';

/** `build/loader/loader.js` reads this too, to hide the tables until the cards have rendered. */
const storageKey = 'listingView';

const listeners = createListeners();
let current: ListingView | undefined;

function snapshot(): ListingView {
  if (current === undefined) {
    try {
      current = localStorage.getItem(storageKey) === 'cards' ? 'cards' : 'table';
    } catch {
      current = 'table';
    }
  }
  return current;
}

export function useListingView(): ListingView {
  return useSyncExternalStore(listeners.subscribe, snapshot, () => 'table');
}

function chooseListingView(view: ListingView): void {
  current = view;
  try {
    localStorage.setItem(storageKey, view);
  } catch (error) {
    console.warn('The view could not be stored.', { view, error });
  }
  listeners.notify();
}

export function ViewChoice() {
  const { t } = useTranslation();
  const view = useListingView();
  return (
    <Box role="group" aria-label={t('parts.listing.label')} sx={{ display: 'flex' }}>
      {(['table', 'cards'] as const).map((each) => (
        <IconButton
          key={each}
          aria-label={t(`parts.listing.${each}`)}
          title={t(`parts.listing.${each}`)}
          aria-pressed={view === each}
          color={view === each ? 'primary' : 'default'}
          data-stores={`listingView=${each}`}
          onClick={() => chooseListingView(each)}
        >
          {each === 'table' ? <TableIcon /> : <CardsIcon />}
        </IconButton>
      ))}
    </Box>
  );
}
