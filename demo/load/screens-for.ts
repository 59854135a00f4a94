import type { DemoPicture } from '../catalogue/types.ts';
import type { ScreenName } from '../pictures/screens.ts';
import { pick } from './pseudo-random.ts';

/** What may be on the screen of each kind of device that has one. */
const SCREENS: Record<string, [ScreenName, ...ScreenName[]]> = {
  laptop: ['wave', 'aurora', 'desk', 'hills', 'circles', 'code', 'dunes', 'forest'],
  monitor: ['desk', 'dunes', 'code', 'aurora', 'chart', 'sea'],
  television: ['hills', 'sea', 'aurora', 'forest', 'dunes', 'wave'],
  phone: ['home', 'dunes', 'hills', 'circles', 'wave'],
  tablet: ['circles', 'forest', 'sea', 'aurora', 'hills'],
};
const GAMING_SCREENS: [ScreenName, ...ScreenName[]] = ['game', 'aurora', 'circles'];

/** The picture on the screen where the data chose none; the same for all variants of a product. */
export function withScreen(picture: DemoPicture, seed: string): DemoPicture {
  const screens = picture.gaming === true ? GAMING_SCREENS : SCREENS[picture.kind];
  return picture.screen !== undefined || !screens || !(picture.kind in SCREENS) ? picture : { ...picture, screen: pick(`${seed} screen`, screens) };
}
