import { settingsFolder } from '../project.ts';
import type { Shop } from './settings-files.ts';

interface KnownAliases {
  settings: Readonly<Record<string, string>>;
  firebase: Readonly<Record<string, string>>;
}

/** `production` must use Stripe's live mode and `staging` its test mode. */
export function aliasProblems({ alias, settings }: Shop, known: KnownAliases): string[] {
  if (alias === undefined) return [];
  const file = `${settingsFolder}/${alias}.json`;
  const mode = { production: 'live', staging: 'test' }[alias];
  const others = Object.keys(known.settings).filter(
    (other) => other !== alias && known.settings[other] === settings.projectId,
  );
  const registered = known.firebase[alias];
  return [
    ...(mode === undefined || mode === settings.stripe.mode
      ? []
      : [
          `${file}: stripe.mode is '${settings.stripe.mode}', but ${alias} ${mode === 'live' ? "takes real payments: set it to 'live' and use the live keys" : "must not take real payments: set it to 'test' and use the test keys"} from Stripe.`,
        ]),
    ...others.map(
      (other) =>
        `${file}: projectId is the same as in ${settingsFolder}/${other}.json. Each needs its own Firebase project, so that trials don't change the live shop.`,
    ),
    ...(registered === undefined || registered === settings.projectId
      ? []
      : [
          `.firebaserc maps ${alias} to the project ${registered}, but ${file} has ${settings.projectId}. Fix the wrong one. You can delete .firebaserc; it will be recreated.`,
        ]),
  ];
}
