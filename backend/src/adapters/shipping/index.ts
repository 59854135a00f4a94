/** Carriers that make labels. */
import type { Carrier } from './carrier.ts';
import { fileCarrier } from './file-carrier.ts';
import { sandboxCarrier } from './sandbox-carrier.ts';

export { type Address, BadLabel, type Carrier, checkLabel, type Label, type LabelRequest } from './carrier.ts';
export { SANDBOX_WORDS } from './sandbox-carrier.ts';

const CARRIERS: readonly Carrier[] = [fileCarrier, sandboxCarrier];

export const carrierOf = (code: string): Carrier | undefined => CARRIERS.find((one) => one.code === code);
