import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { mailTemplates } from '@dental-shop/domain/mail/mail-template';
import { orderAttention } from '@dental-shop/domain/order/order-attention';
import { describe, expect, it } from 'vitest';
import { type LetterContent, renderMail } from './render-mail.tsx';

const shop = {
  shop: 'The Shop',
  siteUrl: 'https://shop.example.com',
  phone: '+1 213-555-0100',
  address: ['1 Example Street', 'Los Angeles, CA 90001'],
};
const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};
const hostile = '<img src=x onerror=alert(1)> & "Co"';

const verificationLink = 'https://shop.example.com/auth/action?mode=verifyEmail&oobCode=a-b_c';

const order = {
  orderId: 'checkout-1',
  number: 'K7QM-3XWT',
  name: hostile,
  amount: 9100,
  currency: 'usd',
};
const subject = { paymentIntentId: 'pi_1', email: 'ana@example.com' };

const rmaNumber = 'R8VN-2KDY';
const returned = { sku: 'ID5.1S', name: 'Implant drill', lot: hostile };

const mails: LetterContent[] = [
  {
    template: 'contact-office',
    data: { name: hostile, email: 'ana@example.com', subject: hostile, message: `${hostile}\nBye` },
  },
  { template: 'contact-confirmation', data: {} },
  { template: 'new-messages', data: {} },
  {
    template: 'staff-changed',
    data: { email: 'ana@example.com', role: 'admin', by: hostile },
  },
  {
    template: 'staff-invitation',
    data: { by: hostile, link: 'https://shop.example.com/auth/action?mode=acceptInvitation' },
  },
  {
    template: 'order-confirmation',
    data: {
      orderId: 'checkout-1',
      number: 'K7QM-3XWT',
      details: { language: 'en', reference: 'PO 7', deliveryNote: `${hostile}\nRear door` },
      name: hostile,
      items: [{ sku: 'ID5.1S', name: 'Implant drill', unitPrice: 9100, quantity: 2 }],
      amount: 18200,
      currency: 'usd',
      address,
      receiptUrl: 'https://pay.example.com/receipts/1',
    },
  },
  {
    template: 'new-order',
    data: {
      ...order,
      email: 'ana@example.com',
      details: { language: 'en', reference: hostile, deliveryNote: `${hostile}\nRear door` },
      items: [{ sku: 'ID5.1S', name: hostile, unitPrice: 9100, quantity: 2 }],
      address,
    },
  },
  {
    template: 'shipment',
    data: {
      orderId: 'checkout-1',
      number: 'K7QM-3XWT',
      rmaNumber: null,
      name: hostile,
      lines: [
        { sku: 'I4510', name: hostile, quantity: 2, lot: 'A1', expiry: '2029-05-31' },
        { sku: 'ID5.1S', name: 'Implant drill', quantity: 1, lot: null, expiry: null },
      ],
      carrier: 'ups',
      trackingNumber: hostile,
      address,
      isPartial: true,
    },
  },
  {
    template: 'refund',
    data: { ...order, amountRefunded: 9100, paid: 18200 },
  },
  { template: 'payment-problem', data: order },
  {
    template: 'return-requested',
    data: {
      rmaNumber,
      name: hostile,
      email: 'ana@example.com',
      note: hostile,
      items: [{ ...returned, quantity: 2, reason: 'device-problem' }],
      complaints: [{ number: 'M4QK-7TXN', dueOn: '2026-12-27' }],
      timeZone: 'America/Los_Angeles',
    },
  },
  {
    template: 'return-accepted',
    data: {
      rmaNumber,
      name: hostile,
      items: [{ ...returned, requested: 2, quantity: 1, reason: 'device-problem' }],
    },
  },
  { template: 'return-declined', data: { rmaNumber, name: hostile, reason: hostile } },
  {
    template: 'return-settled',
    data: {
      rmaNumber,
      name: hostile,
      items: [
        { ...returned, quantity: 1, resolution: 'refund' },
        { ...returned, lot: null, quantity: 2, resolution: 'replacement' },
        { ...returned, quantity: 3, resolution: 'none' },
        { ...returned, quantity: 0, resolution: 'none' },
      ],
    },
  },
  {
    template: 'dispute',
    data: { ...order, ...subject, disputeId: 'du_1', status: 'pending' },
  },
  {
    template: 'order-attention',
    data: { ...order, ...subject, reasons: orderAttention.options },
  },
  {
    template: 'card-testing',
    data: {
      uid: 'ana-1',
      name: hostile,
      email: 'ana@example.com',
      paymentIntentId: 'pi_1',
      declines: 5,
      measure: 'pause-payments',
    },
  },
  {
    template: 'late-orders',
    data: {
      days: 3,
      timeZone: 'America/Los_Angeles',
      orders: [
        { orderId: 'checkout-1', number: 'K7QM-3XWT', createdAt: '2026-11-20T20:00:00.000Z' },
        { orderId: 'checkout-2', createdAt: '2026-11-21T07:59:59.000Z' },
      ],
      replacements: [{ rmaNumber: 'RMA-7QMK3XWT', since: '2026-11-22T20:00:00.000Z' }],
    },
  },
  {
    template: 'daily-digest',
    data: {
      day: '2026-11-27',
      timeZone: 'America/Los_Angeles',
      ...{ waiting: 5, toShip: 3, late: 2, lateOrderDays: 3, attention: 0, returns: 1 },
      ...{ complaints: 2, overdueComplaints: 1, unread: 4, expiringLicenses: 6 },
      yesterday: { orders: 7, revenue: 123_456 },
    },
  },
  { template: 'registration-received', data: { link: verificationLink } },
  { template: 'email-verification', data: { link: verificationLink } },
  {
    template: 'new-account',
    data: {
      uid: 'ana-1',
      name: hostile,
      email: 'a@b.co',
      type: 'lab',
      licenseNumber: null,
      address,
      phone: hostile,
    },
  },
  { template: 'new-accounts', data: {} },
  { template: 'account-approved', data: { name: hostile } },
  { template: 'address-changed', data: {} },
  { template: 'email-change', data: { link: verificationLink } },
  { template: 'email-changed', data: {} },
  { template: 'password-changed', data: {} },
  {
    template: 'back-in-stock',
    data: { name: hostile, sku: 'ID5.1S', product: 'Short Drill', category: 'Drills & Kits' },
  },
  {
    template: 'certificate',
    data: { score: 18, questions: 20, number: '7KQM-3XWT-9HPA' },
  },
  {
    template: 'new-certificate',
    data: {
      name: hostile,
      email: 'ana@example.com',
      uid: 'ana-1',
      score: 18,
      questions: 20,
      number: '7KQM-3XWT-9HPA',
    },
  },
  { template: 'account-deleted', data: { messagesDeleted: true } },
  { template: 'account-declined', data: { reason: hostile } },
  {
    template: 'recall-notice',
    data: {
      recallId: 'recall-1',
      uid: 'ana-1',
      name: hostile,
      sku: 'I4510',
      product: hostile,
      lots: ['A1', 'A2'],
      quantity: 3,
      subject: { en: `Stop using lot A1 ${hostile}`, es: `Deje de usar el lote A1 ${hostile}` },
      message: { en: `${hostile}\nReturn it.`, es: `${hostile}\nDevuélvalo.` },
      link: 'https://shop.example.com/recall#token',
    },
  },
];

it('the tests cover every template', () => {
  const tried = mails.map(({ template }) => template);
  expect(tried.sort()).toEqual([...mailTemplates].sort());
});

describe.each(mails)('$template', (mail) => {
  it.each(['en', 'es'] as const)('renders HTML and plain text in %s', async (language) => {
    const { subject, html, text } = await renderMail({ ...mail, language }, shop);
    expect(subject).not.toBe('');
    expect(html).toContain(`lang="${language}"`);
    expect(text).toMatch(/The Shop\n\+1 213-555-0100$/);
    expect(html).toContain('href="tel:+12135550100"');
    expect(text).not.toMatch(/<(?!img src=x)|undefined|\[object/);
  });

  it('has a different subject and text in Spanish', async () => {
    const [english, spanish] = await Promise.all(
      (['en', 'es'] as const).map((language) => renderMail({ ...mail, language }, shop)),
    );
    expect(spanish?.subject).not.toBe(english?.subject);
    expect(spanish?.text).not.toBe(english?.text);
  });

  it('escapes user input in HTML', async () => {
    const { html } = await renderMail({ ...mail, language: 'en' }, shop);
    expect(html).not.toContain('<img');
  });
});

describe('order confirmation', () => {
  it('shows the number, reference, items, amounts, address, delivery note, and receipt', async () => {
    const order = mails.find(({ template }) => template === 'order-confirmation');
    if (!order) throw new Error('No such mail');
    const { subject, html, text } = await renderMail({ ...order, language: 'en' }, shop);
    expect(subject).toBe('Your order K7QM-3XWT');
    expect(text).toContain('Order: K7QM-3XWT\n\nYour reference: PO 7');
    expect(text).toContain('Rear door');
    expect(text).toMatch(/^Implant drill \(ID5\.1S\) +\$182\.00\n2 × \$91\.00$/m);
    expect(text).toMatch(/^Total +\$182\.00$/m);
    expect(text).toContain('1 Main Street\nReno, NV 89501\nUnited States');
    expect(html).toContain('href="https://pay.example.com/receipts/1"');
    expect(html).toContain('href="https://shop.example.com/account/orders/checkout-1"');
  });

  it.each(['en', 'es'] as const)('shows product names in the language %s', async (language) => {
    const order = mails.find(({ template }) => template === 'order-confirmation');
    if (order?.template !== 'order-confirmation') throw new Error('No such mail');
    const size = /[\d.]+ × [\d.]+ mm$/;
    const part = catalogue.products.find(({ name }) => size.test(name));
    if (!part) throw new Error('No part of the catalogue has two sizes in its name');
    const sold = { sku: part.sku, name: part.name, unitPrice: 13900, quantity: 1 };
    const data = { ...order.data, items: [sold] };
    const { html, text } = await renderMail({ ...order, data, language }, shop);
    const spanishName = spanish.products[part.sku]?.name.replace(/ x (?=\d)/, ' × ');
    expect(text).toContain(`${language === 'es' ? spanishName : part.name} (${part.sku})`);
    expect(html).toContain(`<span style="white-space:nowrap">${size.exec(part.name)?.[0]}</span>`);
  });

  it('keeps the order number on one line without replacing its hyphen', async () => {
    const order = mails.find(({ template }) => template === 'order-confirmation');
    if (!order) throw new Error('No such mail');
    const { html } = await renderMail({ ...order, language: 'en' }, shop);
    expect(html).toContain('Order: <span style="white-space:nowrap">K7QM-3XWT</span>');
  });

  it('shows the order ID if an older order has no number', async () => {
    const data = { orderId: 'checkout-1', name: 'Ana', amount: 9100, currency: 'usd' };
    const mail = { template: 'payment-problem', data, language: 'en' } as const;
    expect((await renderMail(mail, shop)).subject).toContain('order checkout-1');
  });
});

describe('daily digest', () => {
  it('links each count to its list and omits areas without work', async () => {
    const mail = mails.find(({ template }) => template === 'daily-digest');
    if (!mail) throw new Error('No such mail');
    const { subject, html, text } = await renderMail({ ...mail, language: 'en' }, shop);
    expect(subject).toBe('Your shop on November 27, 2026');
    expect(html).toContain('href="https://shop.example.com/staff/accounts?status=pending"');
    expect(html).toContain('3, 2 late (over 3 days)');
    expect(html).toContain('2, 1 overdue');
    expect(html).not.toContain('status=attention');
    expect(text).toContain('Yesterday (Pacific Time):');
    expect(text).toMatch(/^REVENUE +\$1,234\.56$/m);
  });
});

describe('late orders email', () => {
  const mail = mails.find(({ template }) => template === 'late-orders');
  if (mail?.template !== 'late-orders') throw new Error('No such mail');
  const { orders, replacements } = mail.data;

  it("links to each order and shows its date in the office's time zone", async () => {
    const { subject, html, text } = await renderMail({ ...mail, language: 'en' }, shop);
    expect(subject).toBe('3 orders and replacements are waiting to be shipped');
    expect(html).toContain('href="https://shop.example.com/staff/orders/checkout-2"');
    expect(html.match(/Placed on November 20, 2026/g)).toHaveLength(2);
    expect(html).toContain('href="https://shop.example.com/staff/returns/RMA-7QMK3XWT"');
    expect(html).toContain('Replacement, waiting since November 22, 2026');
    expect(text).toContain('Time zone: Pacific Time');
  });

  it.each([
    ['en', orders, [], '2 orders are waiting to be shipped'],
    ['en', orders.slice(1), [], 'An order is waiting to be shipped'],
    ['en', [], replacements, 'A replacement is waiting to be shipped'],
    ['es', orders, replacements, '3 pedidos y reemplazos esperan su envío'],
    ['es', [], replacements, 'Un reemplazo espera su envío'],
  ] as const)('in %s, the subject names what is late: %#', async (language, late, due, subject) => {
    const data = { ...mail.data, orders: [...late], replacements: [...due] };
    expect((await renderMail({ ...mail, data, language }, shop)).subject).toBe(subject);
  });
});

describe('new account email', () => {
  it('links to the account, except in older emails without a user ID', async () => {
    const mail = mails.find(({ template }) => template === 'new-account');
    if (mail?.template !== 'new-account') throw new Error('No such mail');
    const link = 'href="https://shop.example.com/staff/accounts/ana-1"';
    expect((await renderMail({ ...mail, language: 'en' }, shop)).html).toContain(link);
    const { uid: _none, ...data } = mail.data;
    const older = await renderMail({ ...mail, data, language: 'en' }, shop);
    expect(older.html).not.toContain('/staff/accounts');
  });
});

describe('new order email', () => {
  it('shows the items and links to the order in the staff section', async () => {
    const mail = mails.find(({ template }) => template === 'new-order');
    if (!mail) throw new Error('No such mail');
    const { subject, html, text } = await renderMail({ ...mail, language: 'en' }, shop);
    expect(subject).toBe('New order K7QM-3XWT');
    expect(text).toMatch(/\(ID5\.1S\) +2$/m);
    expect(text).toMatch(/^EMAIL +ana@example\.com$/m);
    expect(html).toContain('href="https://shop.example.com/staff/orders/checkout-1"');
  });
});

describe('shipment email', () => {
  const data = {
    orderId: 'checkout-1',
    number: 'K7QM-3XWT',
    rmaNumber: null,
    name: 'Ana',
    lines: [
      { sku: 'I4510', name: 'Implant', quantity: 2, lot: 'A1', expiry: '2029-05-31' },
      { sku: 'I4510', name: 'Implant', quantity: 1, lot: 'B2', expiry: null },
    ],
    carrier: 'ups' as const,
    trackingNumber: '1Z999AA10123456784',
    address,
    isPartial: false,
  };
  const shipment = (changes: Partial<typeof data> | object, language: 'en' | 'es' = 'en') =>
    renderMail({ template: 'shipment', data: { ...data, ...changes }, language }, shop);

  it('shows the lots with their expiry and links to the tracking page and the order', async () => {
    const { subject, html, text } = await shipment({});
    expect(subject).toBe('Your order K7QM-3XWT has shipped');
    expect(text).toContain('Lot A1, expires May 31, 2029');
    expect(text).toMatch(/^Lot B2$/m);
    expect(text).toMatch(/^TRACKING NUMBER +1Z999AA10123456784$/m);
    expect(html).toContain('href="https://www.ups.com/track?tracknum=1Z999AA10123456784"');
    expect(html).toContain('href="https://shop.example.com/account/orders/checkout-1"');
  });

  it.each([
    [{}, 'en', 'We shipped your order K7QM-3XWT:'],
    [{ isPartial: true }, 'en', 'We shipped part of your order K7QM-3XWT.'],
    [{ rmaNumber: 'R7QM-3XWT' }, 'en', 'We shipped the replacement for your return R7QM-3XWT:'],
    [{ isPartial: true }, 'es', 'Enviamos una parte de su pedido K7QM-3XWT.'],
    [{}, 'es', 'Lote A1, vence el 31 de mayo de 2029'],
  ] as const)('describes a shipment with %j (%s)', async (changes, language, sentence) => {
    const { text } = await shipment(changes, language);
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it('has no tracking link for a carrier without a known website', async () => {
    const { html, text } = await shipment({ carrier: 'other', trackingNumber: null });
    expect(html).not.toContain('Track your package');
    expect(text).not.toContain('TRACKING NUMBER');
  });
});

describe('refund email', () => {
  it.each([
    [9100, /refunded \$91\.00 of your payment/],
    [18200, /fully refunded/],
  ])('states whether a refund of %i cents is partial or full', async (amountRefunded, sentence) => {
    const data = { ...order, amountRefunded, paid: 18200 };
    const { text } = await renderMail({ template: 'refund', data, language: 'en' }, shop);
    expect(text.replace(/\s+/g, ' ')).toMatch(sentence);
    expect(text).toMatch(/^THIS REFUND +\$91\.00$/m);
    expect(text).toMatch(/^YOU PAID +\$182\.00$/m);
  });
});

describe('return emails', () => {
  async function read(name: LetterContent['template']) {
    const mail = mails.find(({ template }) => template === name);
    if (!mail) throw new Error('No such mail');
    const { subject, html, text } = await renderMail({ ...mail, language: 'en' }, shop);
    return { subject, html, text: text.replace(/\s+/g, ' ') };
  }

  it('tell the office about a device problem and its deadline', async () => {
    const { subject, html, text } = await read('return-requested');
    expect(subject).toBe('Device problem reported: return R8VN-2KDY');
    expect(text).toContain('COMPLAINT M4QK-7TXN Decide by December 27, 2026 (Pacific Time)');
    expect(html).toContain('href="https://shop.example.com/staff/returns/R8VN-2KDY"');
  });

  it('tell the customer which units to send, and where', async () => {
    const { html, text } = await read('return-accepted');
    for (const words of [
      'RMA NUMBER R8VN-2KDY',
      '1 of 2',
      '1 Example Street Los Angeles, CA 90001 RMA number: R8VN-2KDY',
      'Clean and sterilize used devices',
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toContain('href="https://shop.example.com/account/returns/R8VN-2KDY"');
  });

  it('tell the customer the outcome of each line', async () => {
    const { text } = await read('return-settled');
    for (const words of [
      '1 refunded',
      '2 to be replaced free of charge',
      '3 received, no refund or replacement',
      'Not received',
      'separate email about each refund',
      'when we ship the replacement',
    ]) {
      expect(text).toContain(words);
    }
  });
});

it.each([
  ['en', 'First, check the order in your account', 'If you’ve since paid with another card'],
  ['es', 'Revise primero el pedido en su cuenta', 'después lo pagó con otra tarjeta'],
] as const)(
  'the email about a failed payment suggests checking the order first (%s)',
  async (language, ...words) => {
    const { text } = await renderMail({ template: 'payment-problem', data: order, language }, shop);
    for (const each of words) expect(text.replace(/\s+/g, ' ')).toContain(each);
  },
);

describe('certificate emails', () => {
  it.each([
    ['certificate', 'https://shop.example.com/account?tab=info'],
    ['new-certificate', 'https://shop.example.com/staff/accounts/ana-1'],
  ])(
    '%s shows the score and certificate number and links to the account',
    async (name, address) => {
      const mail = mails.find(({ template }) => template === name);
      if (!mail) throw new Error('No such mail');
      const { html, text } = await renderMail({ ...mail, language: 'en' }, shop);
      expect(text).toMatch(/^SCORE +18 of 20$/m);
      expect(text).toMatch(/^CERTIFICATE NUMBER +7KQM-3XWT-9HPA$/m);
      expect(html).toContain(`href="${address}"`);
    },
  );
});

describe('account deletion email', () => {
  it.each([
    [true, 'en', 'We also deleted the messages you sent us from this address.'],
    [false, 'en', 'so we keep them until they’re 2 years old'],
    [true, 'es', 'También eliminamos los mensajes'],
    [false, 'es', 'hasta que cumplan 2 años'],
  ] as const)('states whether messages are deleted too (%j, %s)', async (...each) => {
    const [messagesDeleted, language, sentence] = each;
    const mail = { template: 'account-deleted', data: { messagesDeleted }, language } as const;
    const { text } = await renderMail(mail, shop);
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it("doesn't mention messages in emails queued before that data existed", async () => {
    const mail = { template: 'account-deleted', data: {}, language: 'en' } as const;
    expect((await renderMail(mail, shop)).text).not.toMatch(/messages/i);
  });
});

describe('card-testing email', () => {
  const ended = 'We canceled a payment because it was declined too many times.';
  const cases = [
    ['end-payment', 'canceled', ended, 'Declined attempts for this payment'],
    // Older emails have no outcome.
    ['end-payment', undefined, ended, 'Declined attempts for this payment'],
    [
      'end-payment',
      'paid',
      'went through before we could cancel it',
      'Declined attempts for this payment',
    ],
    ['end-payment', 'open', 'the bank is processing', 'Declined attempts for this payment'],
    [
      'pause-payments',
      undefined,
      'for an hour',
      'Declined attempts for this account in the past hour',
    ],
  ] as const;

  it.each(cases)('states the outcome of %s (%s) and the number of declines', async (...each) => {
    const [measure, state, sentence, counted] = each;
    const about = { uid: 'ana-1', name: 'Ana', email: 'ana@example.com', paymentIntentId: 'pi_1' };
    const data = { ...about, declines: 10, measure, ...(state && { state }) };
    const { text } = await renderMail({ template: 'card-testing', data, language: 'en' }, shop);
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
    expect(text.includes('can check out again')).toBe(sentence === ended);
    expect(text).toMatch(new RegExp(`^${counted.toUpperCase()} +10$`, 'm'));
  });
});

describe('dispute email', () => {
  it.each([
    ['pending', 'before the deadline'],
    // Some disputes are only inquiries: no money is withheld, and a refund can settle them.
    ['pending', 'No money is withheld for an inquiry, and a refund can resolve it'],
    ['completed', 'You lost this dispute'],
    // The dispute may have been settled with a refund, so the email can't promise that the shop has
    // the money.
    ['failed', 'See the order for payments and refunds.'],
  ] as const)('explains a dispute with the status %s', async (status, words) => {
    const data = { ...order, ...subject, disputeId: 'du_1', status };
    const { text } = await renderMail({ template: 'dispute', data, language: 'en' }, shop);
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  });
});

it('a contact message to the office has the sender as its reply-to address', async () => {
  const [toOffice] = mails;
  if (!toOffice) throw new Error('No such mail');
  const { replyTo } = await renderMail({ ...toOffice, language: 'en' }, shop);
  expect(replyTo).toBe('ana@example.com');
});

it('removes invisible characters from the subject, HTML, and text', async () => {
  const hidden = '\u202EA\u0000n\u200Ba';
  const data = { name: hidden, email: 'ana@example.com', subject: hidden, message: hidden };
  const mail = await renderMail({ template: 'contact-office', data, language: 'en' }, shop);
  for (const part of [mail.subject, mail.html, mail.text]) {
    expect(part).toContain('Ana');
    // Doesn't check other invisible characters, because the HTML uses them to pad the preview.
    for (const unseen of ['\u202E', '\u0000']) expect(part).not.toContain(unseen);
  }
});
