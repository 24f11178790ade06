import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { SystemGraphic } from './system-graphic.tsx';
import { TorqueGraphic } from './torque-graphic.tsx';

export function InfoGraphics() {
  const { t } = useTranslation('home');
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('graphics.heading')}
      </Typography>
      <Box sx={gridStyle}>
        <SystemGraphic
          system="fridge"
          address={paths.category('Fridge System')}
          picture="graphic-fridge.svg"
        />
        <SystemGraphic
          system="titach"
          address={paths.category('Titach System')}
          picture="graphic-titach.svg"
        />
        <TorqueGraphic />
      </Box>
    </Container>
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
