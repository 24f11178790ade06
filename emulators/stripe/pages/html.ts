import escapeHtml from 'escape-html';

const pageStyle = `
  :root { color-scheme: light; }
  body { margin: 0; background: #f6f8fa; color: #1a1f36;
    font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  main { max-width: 34rem; margin: 2rem auto; padding: 2rem; background: #fff;
    border: 1px solid #e3e8ee; border-radius: 12px; box-sizing: border-box; }
  h1 { font-size: 1.375rem; margin: 0 0 1rem; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 0; }
  dt { color: #596171; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  .amount { font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0; }
  .note { color: #596171; font-size: .875rem; margin: 1.5rem 0 0; }
  a { color: #0b6e75; }
  code { background: #f6f8fa; padding: .1em .3em; border-radius: 4px; overflow-wrap: anywhere; }
  button { font: inherit; min-height: 44px; padding: 0 1.25rem; border-radius: 8px; cursor: pointer;
    border: 1px solid #0b6e75; background: #0b6e75; color: #fff; margin: 0 .5rem .5rem 0; }
  button.secondary { background: #fff; color: #0b6e75; }
  button:focus-visible { outline: 3px solid #7cc4c9; outline-offset: 2px; }
  main.wide { max-width: 84rem; }
  .columns { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
  .log, .log ol { list-style: none; margin: 0; padding: 0; }
  .log > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .5rem 0;
    border-top: 1px solid #e3e8ee; overflow-wrap: anywhere; }
  .log small, .log ol { grid-column: 1 / -1; font-size: .8125rem; color: #596171; }
  .log ol { padding-left: 1rem; }
  .good { color: #0a6b38; } .bad { color: #b3093c; font-weight: 600; }
  @media (max-width: 36rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1.25rem; } }
`;

interface PageOptions {
  wide?: boolean;
  refreshSeconds?: number;
}

/** `title` is plain text; `content` is HTML. */
export function htmlPage(title: string, content: string, options: PageOptions = {}): string {
  const { refreshSeconds: seconds, wide } = options;
  const refresh = seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${refresh}
<style>${pageStyle}</style>
</head>
<body><main${wide ? ' class="wide"' : ''}>${content}</main></body>
</html>
`;
}
