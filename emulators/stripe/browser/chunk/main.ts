// Stripe.js loads most of its code in chunks, some from subdomains. This one only has to load: if
// the page's policies block it, the form fails.
export {};
