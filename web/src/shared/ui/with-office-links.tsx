import { telephoneLink } from '@dental-shop/domain/contact/telephone-link';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { site } from '../config/site.ts';

const { phone, email } = site.company;
const links: Readonly<Record<string, string>> = {
  [phone]: telephoneLink(phone),
  [email]: `mailto:${email}`,
};

/** Text in parentheses, which `split` keeps. */
const contacts = new RegExp(
  `(${[phone, email].map((text) => text.replace(/[^\w\s-]/g, '\\$&')).join('|')})`,
);

/** A sentence in which the office's phone number and email address are links. */
export function WithOfficeLinks({ children }: { children: string }) {
  return children.split(contacts).map((part, index) => {
    // Every second part is one of the two; nothing else tells equal parts apart.
    const key = `${index} ${part}`;
    const href = links[part];
    if (href === undefined) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Box key={key} component="a" href={href} sx={linkStyle}>
        {part}
      </Box>
    );
  });
}

const linkStyle = { color: 'inherit', overflowWrap: 'anywhere' } as const;
