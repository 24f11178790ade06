// Stripe.js loads most of its code in chunks, some from subdomains. This one does nothing, but it
// has to load: if the page's policies block it, the form fails.
export {};
