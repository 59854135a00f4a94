import { computerBrands } from './brands/computers.ts';
import { homeBrands } from './brands/home.ts';
import { phoneBrands } from './brands/phones.ts';
import { photoSmartGamingBrands } from './brands/photo-smart-gaming.ts';
import { tvAudioBrands } from './brands/tv-audio.ts';
import type { DemoBrand } from './brands/types.ts';

export type { DemoBrand } from './brands/types.ts';

/** Every brand of the demo shop; all of them invented. */
export const brands: DemoBrand[] = [...computerBrands, ...phoneBrands, ...tvAudioBrands, ...homeBrands, ...photoSmartGamingBrands];
