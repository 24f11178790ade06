import CardsIcon from '@mui/icons-material/GridView';
import TableIcon from '@mui/icons-material/TableRows';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { chooseListingView, useListingView } from './listing-view.ts';

/** Two buttons, one of them pressed: tables and rows, or cards. */
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
          data-keeps={`listingView=${each}`}
          onClick={() => chooseListingView(each)}
        >
          {each === 'table' ? <TableIcon /> : <CardsIcon />}
        </IconButton>
      ))}
    </Box>
  );
}
