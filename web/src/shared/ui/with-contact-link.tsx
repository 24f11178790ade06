import Link from '@mui/material/Link';
import { paths } from '../config/paths.ts';
import { Link as RouterLink } from './link.tsx';

/** A sentence whose part between `<contact>` tags leads to the contact page. */
export function WithContactLink({ children }: { children: string }) {
  const [before, label, after] = children.split(/<\/?contact>/);
  return (
    <>
      {before}
      <Link component={RouterLink} to={paths.contact}>
        {label}
      </Link>
      {after}
    </>
  );
}
