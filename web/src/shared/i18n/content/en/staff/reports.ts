export const reports = {
  title: 'Blocked content',
  description: 'What pages have tried to load although the shop does not allow it.',
  introduction:
    'When a page tries to load something that the shop does not allow, the browser of whoever looks at the page refuses to load it, and reports it here.',
  whatToDo: 'What to do',
  tellDeveloper:
    'Send the line to your developer: part of a page may be missing for customers, or somebody may have tried to bring foreign content into it.',
  beCareful:
    'Do not open the addresses shown here. Anybody can send such a report: one alone, that is not seen again, may mean nothing.',
  leaves: 'A line goes away by itself once it has not been seen for 30 days.',
  list: 'Blocked content, seen last first',
  none: 'Nothing was blocked. What browsers report appears here by itself.',
  more: 'Show older ones',
  columns: {
    what: 'What',
    blocked: 'Blocked',
    page: 'On the page',
    source: 'Asked for by',
    count: 'How often',
    firstSeen: 'First seen',
    lastSeen: 'Last seen',
  },
  kinds: {
    script: 'Program',
    style: 'Style',
    image: 'Picture',
    font: 'Font',
    connection: 'Connection',
    frame: 'Embedded page',
    media: 'Film or sound',
    form: 'Form that is sent elsewhere',
    framing: 'Shop shown inside another site',
    other: 'Other content',
  },
  keywords: {
    inline: 'Code in the page itself',
    eval: 'Code made from text',
    data: 'Content without an address (data)',
    blob: 'Content without an address (blob)',
    other: 'Unknown',
  },
  errors: {
    title: 'Errors in pages',
    introduction:
      'What went wrong in the browser of somebody who looked at a page. Send your developer what is seen often or came with the last deploy.',
    list: 'Errors in pages, seen last first',
    none: 'No page has reported an error.',
    message: 'Error message',
    place: 'In the program',
  },
  line: '{{origin}}, line {{line}}',
  sourceUnknown: 'Unknown',
} as const;
