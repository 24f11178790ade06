import { formatFigure } from '@dental-shop/domain/catalogue/sizes/dimensions';
import type { SizeSwitch as SizeOptions } from '@dental-shop/domain/catalogue/sizes/size-switches';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from 'react-i18next';
import { useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { touchTarget } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';

interface SizeSwitchProps {
  category: string;
  sku: string;
  choice: SizeOptions;
}

export function SizeSwitch({ category, sku, choice: { label, options } }: SizeSwitchProps) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  const unit = options[0]?.size.unit ?? 'mm';
  const name = t(`parts.dimension.${label}`);
  return (
    <Box component="nav" aria-label={name} sx={{ mt: 1.5 }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>
        {unit === '°' ? name : `${name} (${unit})`}
      </Box>
      <Box component="ul" sx={listStyle}>
        {options.map(({ size, sku: optionSku }) => (
          <li key={size.value}>
            {optionSku === null ? (
              <Box component="span" sx={{ ...sizeStyle, color: 'text.secondary' }}>
                –
              </Box>
            ) : (
              <Box
                component={Link}
                to={paths.product(category, optionSku)}
                aria-current={optionSku === sku ? 'page' : undefined}
                sx={sizeStyle}
              >
                <span>{unit === '°' ? dimensionValue(size) : formatFigure(size)}</span>
                {unit !== '°' && (
                  <Box component="span" sx={visuallyHidden}>
                    {` ${unit}`}
                  </Box>
                )}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  fontVariantNumeric: 'tabular-nums',
} as const;

const sizeStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-current]': { borderColor: 'primary.main', borderWidth: 2, fontWeight: 700 },
} as const;
