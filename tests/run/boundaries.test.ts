import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { afterAll, beforeAll, expect, it } from 'vitest';

const refused = [
  ['web/src/page.tsx', '@dental-shop/functions/src/index'],
  ['web/src/page.tsx', '../../functions/src/index.ts'],
  ['web/src/page.tsx', '@dental-shop/emulators/addresses'],
  ['web/src/features/cart/page.tsx', '../catalogue/card.tsx'],
  ['web/src/features/staff/orders/page.tsx', '../../account/order-list.tsx'],
  ['web/src/features/academics/quiz/parts/part.tsx', '../../../contact/contact-form.tsx'],
  ['web/src/features/cart/page.tsx', '../../app/layout/header.tsx'],
  ['web/src/features/staff/orders/page.tsx', '../../../app/routes.ts'],
  ['web/src/shared/cart/store.ts', '../../features/cart/page.tsx'],
  ['web/src/shared/ui/page.tsx', '../../app/layout/header.tsx'],
  ['web/src/features/cart/page.tsx', '@dental-shop/functions/src/index'],
  ['web/src/shared/cart/store.ts', '@dental-shop/emulators/addresses'],
  ['functions/src/handler.ts', '@dental-shop/web/src/main'],
  ['functions/src/handler.ts', '../../web/src/main.tsx'],
  ['functions/src/handler.ts', '@dental-shop/emulators/addresses'],
  ['domain/src/rule.ts', '../../functions/src/index.ts'],
  ['domain/src/rule.ts', '@dental-shop/web/src/main'],
  ['emulators/part.ts', '@dental-shop/functions/src/index'],
  ['emulators/part.ts', '../web/src/main.tsx'],
  ['deploy/check.ts', '@dental-shop/emulators/addresses'],
  ['deploy/check.ts', '../functions/src/index.ts'],
  ['functions/src/handler.ts', '../../deploy/check.ts'],
  ['web/src/page.tsx', '@dental-shop/deploy/check'],
  ['emulators/part.ts', '@dental-shop/deploy/check'],
  ['tests/api/some.test.ts', '../../web/src/main.tsx'],
  ['functions/src/accounts/decide.ts', '../entry/app.ts'],
  ['functions/src/orders/invoice/make.ts', '../../entry/refusals.ts'],
  ['functions/src/orders/list.ts', '../payments/services.ts'],
  ['functions/src/checkout/claim.ts', '../privacy/own-records.ts'],
  ['functions/src/accounts/register.ts', '../privacy/own-records.ts'],
  ['functions/src/mail/outbox.ts', '../privacy/own-records.ts'],
  ['functions/src/privacy/export.ts', '../entry/app.ts'],
  ['functions/src/staff/overview.ts', '../accounts/approval.ts'],
  ['functions/src/staff/reports/keep.ts', '../../checkout/claim.ts'],
  ['functions/src/mail/deliver.ts', '../entry/secrets.ts'],
  ['functions/src/mail/deliver.ts', '../payments/services.ts'],
  ['functions/src/mail/templates/letter.tsx', '../../orders/invoice/words.ts'],
  ['functions/src/platform/log.ts', '../mail/outbox.ts'],
  ['functions/src/platform/pdf/office-date.ts', '../../certificates/styles.ts'],
  ['functions/src/platform/log.ts', '../entry/app.ts'],
  ['functions/src/checkout/claim.ts', 'express'],
  ['functions/src/payments/saved-cards.ts', 'firebase-functions/https'],
  ['functions/src/mail/sweep.ts', 'firebase-functions/scheduler'],
  ['functions/src/payments/saved-cards.ts', 'firebase-functions/params'],
  ['functions/src/accounts/decide.ts', '@dental-shop/emulators/addresses'],
  ['emulators/part.ts', './stripe/server.ts'],
  ['emulators/suite/part.ts', '../stripe/account/books.ts'],
  ['emulators/part.ts', 'local-stripe/account/books'],
  ['tests/api/some.test.ts', '../../emulators/stripe/server.ts'],
  ['tests/api/some.test.ts', '@dental-shop/emulators/stripe/server'],
  ['tests/api/some.test.ts', 'local-stripe/account/books'],
  ['web/src/page.tsx', 'local-stripe'],
  ['functions/src/handler.ts', 'local-stripe/faults'],
  ['domain/src/rule.ts', 'local-stripe'],
  ['emulators/stripe/server.ts', '@dental-shop/domain/cart/total'],
  ['emulators/stripe/server.ts', '../suite/project.ts'],
  ['web/src/page.tsx', '@dental-shop/artwork/pictures'],
  ['web/src/page.tsx', '../../artwork/pictures/make-pictures.ts'],
  ['web/build/build.ts', '@dental-shop/artwork/drawings/pen'],
  ['web/build/build.ts', '../../artwork/drawings/pen.ts'],
  ['web/build/build.ts', '@dental-shop/functions/src/index'],
  ['functions/src/certificate/certificate.tsx', '@dental-shop/artwork/pictures'],
  ['domain/src/rule.ts', '@dental-shop/artwork/pictures'],
  ['domain/src/rule.ts', '../../artwork/drawings/pen.ts'],
  ['emulators/part.ts', '@dental-shop/artwork/pictures'],
  ['tests/api/some.test.ts', '@dental-shop/artwork/pictures'],
  ['artwork/drawings/pen.ts', '../../web/src/main.tsx'],
  ['artwork/drawings/pen.ts', '@dental-shop/functions/src/index'],
  ['artwork/drawings/pen.ts', 'local-stripe'],
];

const allowed = [
  ['web/src/page.tsx', '@dental-shop/domain/cart/total'],
  ['web/src/app/routes.ts', '../features/cart/page.tsx'],
  ['web/src/features/cart/page.tsx', './line.tsx'],
  ['web/src/features/cart/page.tsx', './lines/line.tsx'],
  ['web/src/features/cart/page.tsx', '../../shared/cart/store.ts'],
  ['web/src/features/staff/orders/page.tsx', '../shell/staff-context.ts'],
  ['web/src/features/staff/orders/page.tsx', '../../../shared/ui/records.tsx'],
  ['web/src/shared/cart/store.ts', '../catalogue/price-text.tsx'],
  ['web/src/shared/session/firebase-app.ts', 'firebase/app'],
  ['functions/src/handler.ts', '@dental-shop/domain/cart/total'],
  ['emulators/part.ts', '@dental-shop/domain/cart/total'],
  ['deploy/check.ts', '@dental-shop/domain/settings/shop-settings'],
  ['tests/api/some.test.ts', '@dental-shop/emulators/addresses'],
  ['tests/api/some.test.ts', '@dental-shop/deploy/check'],
  ['functions/src/index.ts', './entry/app.ts'],
  ['functions/src/entry/app.ts', '../accounts/register.ts'],
  ['functions/src/entry/app.ts', 'express'],
  ['functions/src/platform/parameters.ts', 'firebase-functions/params'],
  ['functions/src/privacy/delete.ts', '../checkout/cancel-payments.ts'],
  ['functions/src/checkout/claim.ts', '../accounts/approval.ts'],
  ['functions/src/payments/refund/refund-order.ts', '../../staff/staff-email.ts'],
  ['functions/src/payments/refund/refund-order.ts', '../record/record-payment.ts'],
  ['functions/src/staff/resend-mail.ts', '../mail/outbox.ts'],
  ['functions/src/mail/outbox.ts', '../platform/log.ts'],
  ['functions/src/mail/outbox.ts', '@dental-shop/domain/mail/mail-template'],
  ['functions/src/orders/annotate.ts', '@dental-shop/domain/api/staff/annotate-order'],
  ['functions/src/platform/firestore/orders.ts', '@dental-shop/domain/order/order'],
  ['emulators/part.ts', 'local-stripe'],
  ['emulators/part.ts', 'local-stripe/seeded-random'],
  ['tests/api/some.test.ts', 'local-stripe/faults'],
  ['emulators/stripe/pages/pages.ts', '../http/route.ts'],
  ['web/build/build.ts', '@dental-shop/artwork/pictures'],
  ['web/build/build.ts', '@dental-shop/domain/cart/total'],
  ['artwork/drawings/pen.ts', '@dental-shop/domain/cart/total'],
];

const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');

/** A project with nothing but this one's rules. */
const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(project, { recursive: true }));

/** What each file imports, a line each. */
const files = new Map<string, string[]>();
for (const [path = '', imported = ''] of [...refused, ...allowed]) {
  files.set(path, [...(files.get(path) ?? []), imported]);
}

const place = (path: string, imported: string) =>
  `file=${path},line=${(files.get(path) ?? []).indexOf(imported) + 1}`;

/** `file=…,line=…` of each import that Biome refuses. One run looks at all: each takes 0.3 s. */
let found: ReadonlySet<string>;
beforeAll(() => {
  cpSync(join(projectRoot, 'biome.json'), join(project, 'biome.json'));
  for (const [path, imports] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    const lines = imports.map((imported, index) => `import { a${index} } from '${imported}';\n`);
    writeFileSync(join(project, path), lines.join(''));
  }
  const options = ['--only=style/noRestrictedImports', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--reporter=github', ...options, '.'],
    { cwd: project, encoding: 'utf8' },
  );
  const places = stdout.matchAll(/title=lint\/style\/noRestrictedImports,(file=[^,]+,line=\d+)/g);
  found = new Set([...places].map(([, each = '']) => each.replace(`${project}/`, '')));
  if (found.size === 0) throw new Error(`Biome refuses nothing: ${stderr}`);
});

it.each(refused)('%s may not import %s', (path, imported) => {
  expect(found).toContain(place(path, imported));
});

it.each(allowed)('%s may import %s', (path, imported) => {
  expect(found).not.toContain(place(path, imported));
});
