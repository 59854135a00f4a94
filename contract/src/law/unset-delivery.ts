import type { SettingsGroup } from '../settings/settings.ts';
import type { PlaceFinding } from './guard-settings.ts';
import { eli } from './rules/rule.ts';

/** Returns a warning if a configured shop has no delivery settings: the default is free delivery, which its owner did not decide. */
export const unsetDelivery = (isSet: (group: SettingsGroup) => boolean): PlaceFinding[] =>
  !isSet('shop') || isSet('delivery')
    ? []
    : [
        {
          rule: 'unset-delivery',
          level: 'warn',
          field: 'delivery.ways',
          reason: 'no delivery settings: every order, of any weight and to any country, is delivered free of charge',
          law: 'directive 2011/83, article 6 (1) (e)',
          link: eli('dir/2011/83'),
        },
      ];
