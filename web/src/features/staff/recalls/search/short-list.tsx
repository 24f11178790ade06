import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type Key, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';

/** Keeps a page of ten recipients shorter than ten screens on a phone. */
const maxShown = 3;

interface ShortListProps {
  items: readonly { key: Key; content: ReactNode }[];
  /** The type of the items and their owner, such as `Shipments, Ana`. */
  label: string;
  spacing?: number;
}

/** Shows the other items on request. On paper, the list is complete. */
export function ShortList({ items, label, spacing = 0 }: ShortListProps) {
  const { t } = useTranslation('staff');
  const [isOpen, setIsOpen] = useState(false);
  const count = items.length;
  return (
    <Stack spacing={spacing} sx={{ overflowWrap: 'anywhere' }}>
      {items.map(({ key, content }, index) => (
        <Box key={key} sx={index < maxShown || isOpen ? null : onlyPrinted}>
          {content}
        </Box>
      ))}
      {count > maxShown && (
        <Button
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'recalls.results.lessOf' : 'recalls.results.allOf', {
            count,
            label,
          })}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ alignSelf: 'flex-start', displayPrint: 'none' }}
        >
          {isOpen ? t('recalls.results.less') : t('recalls.results.all', { count })}
        </Button>
      )}
    </Stack>
  );
}

const onlyPrinted = { '@media screen': { display: 'none' } } as const;
