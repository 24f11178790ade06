import { accountStates } from '../browser/screens/account-states.ts';
import { articleScreens } from '../browser/screens/article-screens.ts';
import { catalogueScreens } from '../browser/screens/catalogue-screens.ts';
import type { PublicScreen } from '../browser/screens/screen.ts';
import { siteScreens } from '../browser/screens/site-screens.ts';
import { staffStates } from '../browser/screens/staff-states.ts';
import type { State } from '../browser/screens/state.ts';
import { strangerStates } from '../browser/screens/stranger-states.ts';
import { expectHeading } from '../browser/screens/visit.ts';
import { purchaseStates } from './purchase-states.ts';
import { shotName } from './shot-name.ts';

const shot = ({ path, heading }: PublicScreen): State => ({
  name: shotName(path),
  visitor: 'stranger',
  async reach(page, language) {
    await page.goto(path);
    await expectHeading(page, heading[language]);
  },
});

/** Every screen of the shop, in the order in which they are taken. */
export const shots: readonly State[] = [
  ...[...siteScreens, ...catalogueScreens, ...articleScreens].map(shot),
  ...strangerStates,
  ...accountStates,
  ...purchaseStates,
  ...staffStates,
];
