import { mailLink, telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { agentSection } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { useAgentFirst } from '../../shared/region/region-store.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { useHashTarget } from '../../shared/ui/use-hash-target.ts';

export function Offices() {
  const { t } = useTranslation('contact');
  const isAgentFirst = useAgentFirst();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {isAgentFirst && <Agent />}
      <div>
        <h2>{site.company.name}</h2>
        <PostalAddress lines={site.company.address} />
        <ContactLine by="phone" contact={site.company.phone} />
        <ContactLine by="email" contact={site.company.email} />
        <h2>{t('offices.hours')}</h2>
        <p>
          <span>{t('offices.weekdays')}</span>
          <br />
          <span>{t('offices.friday')}</span>
        </p>
        <h2>{t('offices.usOffice')}</h2>
        <p>{site.usOffice.name}</p>
        <PostalAddress lines={site.usOffice.address} />
        <ContactLine by="phone" contact={site.usOffice.phone} />
      </div>
      {!isAgentFirst && <Agent />}
    </Box>
  );
}

function Agent() {
  const { t } = useTranslation('contact');
  const section = useRef<HTMLElement>(null);
  useHashTarget(agentSection, section);
  return (
    <Box
      component="section"
      ref={section}
      id={agentSection}
      tabIndex={-1}
      aria-labelledby="agent-heading"
      sx={{ outline: 'none' }}
    >
      <h2 id="agent-heading">{t('offices.agent')}</h2>
      <p>{site.agent.name}</p>
      <ContactLine by="phone" contact={site.agent.phone} />
      <ContactLine by="email" contact={site.agent.email} />
    </Box>
  );
}

function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

function ContactLine({ by, contact }: { by: 'phone' | 'email'; contact: string }) {
  const { t } = useTranslation('contact');
  const href = by === 'phone' ? telephoneLink(contact) : mailLink(contact);
  return (
    <p>
      <span>{`${t(`offices.${by}`)}:`}</span>{' '}
      {/* The negative margin keeps the large tap target from increasing the line height. */}
      <Box component="a" href={href} sx={{ ...standaloneLink, my: -1.25 }}>
        {contact}
      </Box>
    </p>
  );
}
