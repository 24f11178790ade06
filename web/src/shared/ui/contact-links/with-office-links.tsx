import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { site } from '../../config/site.ts';

const { phone: officePhone, email: officeEmail } = site.company;

export const officeContacts = { officePhone, officeEmail };

/** The parentheses make `split` keep the matches. */
const contacts = /(\+[\d -]+\d|\S+@\S+\w)/;

export function WithOfficeLinks({ children }: { children: string }) {
  return children.split(contacts).map((part, index) => {
    const isContact = part === officePhone || part === officeEmail;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may repeat a part, and its order never changes.
      <Fragment key={index}>
        {isContact ? <ContactLink contact={part} /> : <span>{part}</span>}
      </Fragment>
    );
  });
}

function ContactLink({ contact }: { contact: string }) {
  const href = contact === officePhone ? telephoneLink(contact) : `mailto:${contact}`;
  return (
    <Box component="a" href={href} translate="no" sx={{ color: 'inherit' }}>
      {contact}
    </Box>
  );
}
