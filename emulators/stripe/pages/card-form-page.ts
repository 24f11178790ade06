const pageStyle = `
  :root { --colorPrimary: #0570de; --colorBackground: #fff; --colorText: #30313d;
    --colorDanger: #b3093c; --borderRadius: 6px; --fontSizeBase: 16px;
    --fontFamily: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0; background: transparent; color: var(--colorText);
    font: var(--fontSizeBase)/1.4 var(--fontFamily); }
  form { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px;
    padding: 4px; align-items: start; }
  .field { position: relative; }
  .number, .postal { grid-column: 1 / -1; }
  label { display: block; font-size: .875em; margin-bottom: 4px; }
  input { width: 100%; min-width: 0; min-height: 44px; padding: 10px 12px; font: inherit;
    font-variant-numeric: tabular-nums; color: inherit; background: var(--colorBackground);
    border: 1px solid color-mix(in srgb, var(--colorText) 45%, var(--colorBackground));
    border-radius: var(--borderRadius); box-shadow: 0 1px 1px rgb(0 0 0 / 3%); }
  input::placeholder { color: color-mix(in srgb, var(--colorText) 68%, var(--colorBackground));
    opacity: 1; }
  input:focus { outline: 2px solid var(--colorPrimary); outline-offset: 0;
    border-color: var(--colorPrimary); }
  input[aria-invalid=true] { color: var(--colorDanger); border-color: var(--colorDanger); }
  input[aria-invalid=true]:focus { outline-color: var(--colorDanger); }
  .problem { margin: 4px 0 0; font-size: .875em; color: var(--colorDanger); }
  .problem:empty { display: none; }
  .number::after { position: absolute; right: 12px; top: calc(var(--fontSizeBase) * 1.225 + 4px);
    line-height: 44px; font-size: .75em; font-weight: 700; letter-spacing: .04em;
    pointer-events: none; }
  .number[data-brand=visa]::after { content: "VISA" / ""; }
  .number[data-brand=mastercard]::after { content: "Mastercard" / ""; }
  .number[data-brand=amex]::after { content: "AMEX" / ""; }
  .number[data-brand=discover]::after { content: "Discover" / ""; }
  .number input { padding-right: 6.5em; }
  .saved { grid-column: 1 / -1; border: 0; margin: 0; padding: 0; }
  .saved[hidden] { display: none; }
  .saved legend { padding: 0; font-size: .875em; margin-bottom: 4px; }
  .saved div { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  .saved div label, .save { display: flex; align-items: center; gap: 10px; min-height: 44px;
    margin: 0; font-size: 1em; cursor: pointer; }
  .save { grid-column: 1 / -1; }
  .saved input, .save input { width: 20px; min-width: 20px; min-height: 20px; height: 20px; margin: 0;
    accent-color: var(--colorPrimary); box-shadow: none; }
  .saved button { min-height: 44px; padding: 0 12px; font: inherit; font-size: .875em; color: inherit;
    background: none; border: 0; text-decoration: underline; cursor: pointer; }
  .saved button:focus-visible { outline: 2px solid var(--colorPrimary); border-radius: 4px; }
  .tabs { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; }
  .tabs button { min-height: 44px; padding: 0 16px; font: inherit; color: inherit; cursor: pointer;
    background: var(--colorBackground); border-radius: var(--borderRadius);
    border: 1px solid color-mix(in srgb, var(--colorText) 45%, var(--colorBackground)); }
  .tabs [aria-selected=true] { border-color: var(--colorPrimary);
    outline: 1px solid var(--colorPrimary); }
  form.with-wallet :is(.field, .saved) { display: none; }
  form[data-pays=saved-card] .field, form[data-pays=saved-card] .save { display: none; }
  form.card { grid-template-columns: minmax(12em, 3fr) minmax(5.5em, 1fr) minmax(4.5em, 1fr)
    minmax(6em, 1fr); gap: 8px; }
  form.card .number, form.card .postal { grid-column: auto; }
  form.card label { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap; }
  form.card .number::after { top: 0; }
  @media (max-width: 34rem) {
    form.card { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    form.card .number, form.card .postal { grid-column: 1 / -1; }
  }
  @media (max-width: 15rem) { form, form.card { grid-template-columns: minmax(0, 1fr); }
    .field { grid-column: 1 / -1; } }
`;

export function cardFormPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card payment</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body><script src="/elements/card-form.js"></script></body>
</html>
`;
}
