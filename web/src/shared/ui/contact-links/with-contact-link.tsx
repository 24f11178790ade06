import Box from '@mui/material/Box';
import { paths } from '../../config/paths.ts';
import { Link } from '../link.tsx';

export function WithContactLink({ children }: { children: string }) {
  const [before, label, after] = children.split(/<\/?contact>/);
  return (
    <>
      <span>{before}</span>
      <Box component={Link} to={paths.contact} sx={{ color: 'inherit' }}>
        {label}
      </Box>
      <span>{after}</span>
    </>
  );
}
