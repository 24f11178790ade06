import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';

export function InfoGraphics() {
  const { t } = useTranslation('home');
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('graphics.heading')}
      </Typography>
      <Box sx={gridStyle}>
        <SystemGraphic system="fridge" address={paths.category('Fridge System')} />
        <SystemGraphic system="titach" address={paths.category('Titach System')} />
        <TorqueGraphic />
      </Box>
    </Container>
  );
}

function SystemGraphic({ system, address }: { system: 'fridge' | 'titach'; address: string }) {
  const { t } = useTranslation('home');
  return (
    <Box component={Link} to={address} sx={{ ...graphicStyle, ...linkStyle }}>
      <Box
        component="img"
        src={productImageUrl(`graphic-${system}.svg`)}
        alt=""
        width={480}
        height={337}
        loading="lazy"
        decoding="async"
        sx={pictureStyle}
      />
      <Box sx={{ p: 2 }}>
        <Typography variant="h3" sx={{ color: 'primary.main' }}>
          {t(`graphics.${system}.title`)}
        </Typography>
        <Box component="ol" sx={legendStyle}>
          <li>{t(`graphics.${system}.first`)}</li>
          <li>{t(`graphics.${system}.second`)}</li>
          <li>{t(`graphics.${system}.third`)}</li>
        </Box>
      </Box>
    </Box>
  );
}

/** In N-cm. Taken from the products' technical limits. */
const torqueLimits = [
  { part: 'placementWrench', torque: 100 },
  { part: 'implant', torque: 80 },
  { part: 'driver', torque: 70 },
  { part: 'prostheticWrench', torque: 35 },
  { part: 'screw', torque: 20 },
] as const;

function TorqueGraphic() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ ...graphicStyle, p: 2 }}>
      <Typography variant="h3">{t('graphics.torque.title')}</Typography>
      <Box component="ul" sx={torqueListStyle}>
        {torqueLimits.map(({ part, torque }) => (
          <li key={part}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{t(`graphics.torque.${part}`)}</span>
              <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
                {t('graphics.torque.unit', { torque })}
              </Box>
            </Box>
            <TorqueBar torque={torque} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function TorqueBar({ torque }: { torque: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 14, color: 'primary.main' }}
    >
      <path d="M0 7.5H100" stroke="currentColor" strokeWidth="0.5" opacity="0.4" />
      <path d={`M0 1V7H${torque}V1Z`} fill="currentColor" />
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

const graphicStyle = {
  display: 'block',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

const linkStyle = {
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
  '&:hover h3': { textDecoration: 'underline' },
} as const;

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  bgcolor: 'background.plate',
} as const;

const legendStyle = { m: 0, mt: 1, pl: 2.5, lineHeight: 1.6 } as const;

const torqueListStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 1.5,
  display: 'grid',
  gap: 1.5,
} as const;
