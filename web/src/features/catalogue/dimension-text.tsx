import type { Dimension } from '@dental-shop/domain/catalogue/dimensions';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDimensionValue } from '../../shared/catalogue/use-dimension-value.ts';

/** A listing's dimensions, a line for each, with the figures one below the other. */
export function DimensionText({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  return dimensions.map((each) => (
    <Box component="span" key={each.label} sx={lineStyle}>
      <span>{t(`shop.dimension.${each.label}`)} </span>
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.primary' }}>
        {dimensionValue(each)}
      </Box>
    </Box>
  ));
}

const lineStyle = { display: 'flex', justifyContent: 'space-between', gap: 1 } as const;
