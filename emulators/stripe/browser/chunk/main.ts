// Stripe.js loads most of its code in chunks, some of them from subdomains. This one only has to arrive:
// a page whose policies refuse it gets no form.
export {};
