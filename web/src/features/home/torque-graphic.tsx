import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphicStyle } from './graphic-style.ts';

/** In N-cm, from the product's technical limits. */
const limits = [
  { part: 'placementWrench', torque: 100 },
  { part: 'implant', torque: 80 },
  { part: 'driver', torque: 70 },
  { part: 'prostheticWrench', torque: 35 },
  { part: 'screw', torque: 20 },
] as const;

/** Torque limits drawn to scale; it leads nowhere. */
export function TorqueGraphic() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ ...graphicStyle, p: 2 }}>
      <Typography variant="h3">{t('graphics.torque.title')}</Typography>
      <Box component="ul" sx={listStyle}>
        {limits.map(({ part, torque }) => (
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

/** A dimension line as long as the torque, on a ruler of 100 N-cm. */
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

const listStyle = { listStyle: 'none', m: 0, p: 0, mt: 1.5, display: 'grid', gap: 1.5 } as const;
