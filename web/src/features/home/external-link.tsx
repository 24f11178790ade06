import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { standaloneLink } from '../../shared/theme/touch-target.ts';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link to another site, which opens in a tab of its own and says so. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const { t } = useTranslation('home');
  return (
    <Box component="a" href={href} target="_blank" rel="noopener" sx={linkStyle}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <Box component="span" sx={visuallyHidden}>
        {` ${t('opensNewTab')}`}
      </Box>
    </Box>
  );
}

const linkStyle = {
  position: 'relative',
  ...standaloneLink,
  gap: 0.75,
  color: 'primary.main',
} as const;
