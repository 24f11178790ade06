import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { noteClick } from '../early-clicks.tsx';
import { useArrival } from '../use-arrival.ts';
import { useRouteScrolling } from '../use-route-scrolling.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  useRouteScrolling();
  useArrival(pathname, hash, main);
  return (
    <Box
      onClickCapture={noteClick}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}
    >
      <SkipLink main={main} />
      <Header />
      <Box component="main" id="main" ref={main} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
