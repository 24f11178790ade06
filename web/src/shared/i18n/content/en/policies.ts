/** Paragraphs are separated by blank lines. `# ` starts a heading. */
export const policies = {
  example:
    'Example text. This shop hasn’t published its own policy here yet, so the following is not an agreement.',
  questions: 'Any questions?',
  contact: 'Contact us',
  returns: {
    title: 'Returns',
    description: 'Which parts can be returned, for how long, and how refunds are paid.',
    text: `
# Before you send a part back

Request the return first: open the order in your account and choose “Return items”. Once we accept it, we’ll email you where to send the parts and what to include.

# What can be returned

You can return unopened parts in their original packaging within 30 days of the day they shipped, if they have at least 180 days left before they expire. Sterile parts can’t be returned once the packaging is open.

# Damaged or wrong parts

Request the return within 30 days of the day the part shipped. We’ll replace the part at no cost or refund its price, whichever you prefer.

# Refunds

We refund the card you paid with within 10 business days after we receive the part. Your order shows the amount.
`,
  },
  terms: {
    title: 'Terms of Sale',
    description: 'Who can buy, how prices and payment work, and who may use the products.',
    text: `
# Who can buy

We sell to dentists and dental labs whose accounts our team has approved.

# Prices and payment

Prices are in US dollars. You are charged the total shown at checkout, by card, when you place the order.

# Shipping

We ship to the address in your account. Inspect the package when it arrives, and report any damage to the carrier and to us.

# Use of the products

Our products are for trained dental professionals. Follow the instructions for use that come with each product.

# Liability

We replace or refund a defective product. We are liable for other damage only where the law requires it.
`,
  },
  privacy: {
    title: 'Privacy',
    description: 'What data the shop keeps about you, why, for how long, and who receives it.',
    text: `
# What we keep

Your name, email, address, license number, orders, payments, shipments with their lot numbers, returns, the device problems you report and the messages you send us. Don’t send us data about patients. Card numbers go straight to our payment provider and are never stored here.

# Why we keep it

To review your account, to ship and invoice your orders, to handle your returns, to reply to you, and because tax law requires it.

Medical device law requires us to keep a record of who received each lot of an implant, and of every device problem reported to us. This lets us reach you if a product is recalled.

# Who receives it

Google hosts the shop, Stripe processes payments, and our email provider delivers our emails. No one else receives your data, and we don’t show ads.

# How long we keep it

As long as you have an account. After that we keep only what the law requires: invoices for ten years, and records of the lots you received and the device problems you reported, with your name, address and email, until two years after the devices’ expected lifetime.

# Your choices

You can download your data or delete your account at any time. Both are on the Account Info tab of your account.
`,
  },
} as const;
