import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { agentSection } from '../../shared/config/paths.ts';
import { site, telephoneLink } from '../../shared/config/site.ts';

import { ContactLink } from './contact-link.tsx';

/** The agent for Africa and the Middle East; the menu of visitors from there leads to it. */
export function AgentContact() {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new each time the link is followed
  useEffect(() => {
    if (hash !== `#${agentSection}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Box
      component="section"
      ref={section}
      id={agentSection}
      tabIndex={-1}
      aria-labelledby="agent-heading"
      sx={{ outline: 'none', scrollMarginTop: 16 }}
    >
      <h2 id="agent-heading">{t('shop.contact.agent')}</h2>
      <p>{site.agent.name}</p>
      <p>
        {t('shop.contact.phone')}:{' '}
        <ContactLink href={telephoneLink(site.agent.phone)}>{site.agent.phone}</ContactLink>
      </p>
      <p>
        {t('shop.contact.email')}:{' '}
        <ContactLink href={`mailto:${site.agent.email}`}>{site.agent.email}</ContactLink>
      </p>
    </Box>
  );
}
