import { telephoneLink } from '@dental-shop/domain/contact/telephone-link';
import Box from '@mui/material/Box';
import { site } from '../config/site.ts';

const { phone: officePhone, email: officeEmail } = site.company;

/** For texts that send somebody to the office. */
export const officeContacts = { officePhone, officeEmail };

/** Text in parentheses, which `split` keeps: phone numbers and email addresses. */
const contacts = /(\+[\d -]+\d|\S+@\S+\w)/;

/** A sentence in which the office's phone number and email address are links. */
export function WithOfficeLinks({ children }: { children: string }) {
  return children.split(contacts).map((part) => {
    if (part !== officePhone && part !== officeEmail) return part;
    const href = part === officePhone ? telephoneLink(part) : `mailto:${part}`;
    return (
      <Box key={part} component="a" href={href} sx={{ color: 'inherit' }}>
        {part}
      </Box>
    );
  });
}
