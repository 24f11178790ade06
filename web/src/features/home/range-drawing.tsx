import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import range from './range-drawing.json' with { type: 'json' };

/** The brand's own picture: the implants in all their diameters, to scale, as wide as the window. */
export function RangeDrawing() {
  const { t } = useTranslation('home');
  const { width, height, captions } = range;
  const { solid, fine, hidden, dimension } = range.paths;
  return (
    <Box component={Link} to={paths.category('Implants')} sx={linkStyle}>
      <Box component="span" sx={visuallyHidden}>
        {t('welcome.range')}
      </Box>
      <Box component="svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" sx={drawingStyle}>
        <path d={solid} />
        <path d={fine} opacity=".6" />
        <path d={hidden} opacity=".6" strokeDasharray="5 4" />
        <path d={dimension} />
        <g fill="currentColor" stroke="none">
          {captions.map(({ x, text }) => (
            <text key={text} x={x} y={32}>
              {text}
            </text>
          ))}
        </g>
      </Box>
    </Box>
  );
}

const linkStyle = {
  display: 'block',
  position: 'relative',
  maxWidth: 1920,
  mx: 'auto',
  color: 'primary.main',
} as const;

/** Lines and letters are as fine on a wide screen as on a narrow one. */
const drawingStyle = {
  display: 'block',
  width: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  textAnchor: 'middle',
  fontWeight: 600,
  fontSize: { xs: 40, sm: 30, md: 22, lg: 16 },
  '& path': { vectorEffect: 'non-scaling-stroke', strokeWidth: { xs: 0.75, md: 1.1 } },
} as const;
