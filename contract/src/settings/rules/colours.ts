import { contrast } from '../../values/contrast.ts';
import { brandOf, MODES, SURFACES } from '../brand.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import type { Settings } from '../settings.ts';

/** Minimum contrast of text that is not large (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Text has enough contrast with its background, in light and dark mode. */
export function colourProblems({ shop }: Settings): SettingsProblem[] {
  const brand = brandOf(shop.colours);
  return MODES.flatMap((mode) => {
    const { action, actionText, link, accent } = brand[mode];
    const own = shop.colours[mode];
    const problem = (field: string, ratio: number, ground: string): SettingsProblem[] =>
      ratio >= LEAST
        ? []
        : [{ group: 'shop', path: ['colours', mode, field], message: `has a contrast of ${ratio.toFixed(2)} on ${ground}, and ${LEAST} is the least` }];
    const lowest = (colour: string) =>
      SURFACES[mode].map((ground) => ({ ground, ratio: contrast(colour, ground) })).toSorted((a, b) => a.ratio - b.ratio)[0] as {
        ground: string;
        ratio: number;
      };
    const onSurfaces = (field: string, colour: string) => problem(field, lowest(colour).ratio, lowest(colour).ground);
    return [
      ...problem(own.action && !own.actionText ? 'action' : 'actionText', contrast(actionText, action), action),
      ...onSurfaces('link', link),
      ...onSurfaces('accent', accent),
    ];
  });
}
