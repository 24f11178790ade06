import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useAgentFirst } from '../../shared/region/use-agent-first.ts';
import { AgentContact } from './agent-contact.tsx';

/** The shop's offices and its agent, who comes first for visitors from the agent's own region. */
export function Offices({ children }: { children: ReactNode }) {
  const isAgentFirst = useAgentFirst();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {isAgentFirst && <AgentContact />}
      <div>{children}</div>
      {!isAgentFirst && <AgentContact />}
    </Box>
  );
}
