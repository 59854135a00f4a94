import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier, LabelRequest } from './carrier.ts';
import { drawLabel } from './draw-label.ts';
import { numberOf } from './file-carrier.ts';

/** Faults of a carrier, triggered by a word in the recipient's street. */
export const SANDBOX_WORDS = { slow: 'Počasna', twice: 'Dvojna', wrong: 'Napačna', down: 'Nedosegljiva' } as const;

const SLOW_MS = 60_000;
let requestCount = 0;

const meets = ({ recipient, sender }: LabelRequest, word: string): boolean => [...recipient.lines, ...sender.lines].some((line) => line.includes(word));

/** A sandbox carrier for trials: it may be slow, return two numbers for one parcel, return an invalid label, or not respond. */
export const sandboxCarrier: Carrier = {
  code: 'sandbox',
  title: 'Sandbox Express',
  label: async (request) => {
    if (meets(request, SANDBOX_WORDS.down)) throw new Error('sandbox carrier: no answer');
    if (meets(request, SANDBOX_WORDS.slow)) await wait(SLOW_MS, undefined, { ref: false });
    requestCount += 1;
    const reference = meets(request, SANDBOX_WORDS.twice) ? `${request.reference}#${requestCount}` : request.reference;
    const trackingNumber = numberOf('SX', reference);
    const pdf = meets(request, SANDBOX_WORDS.wrong) ? Buffer.from('<html>Service Unavailable</html>') : await drawLabel(request, trackingNumber);
    return { trackingNumber, trackingUrl: `https://sandbox.example/track/${trackingNumber}`, pdf };
  },
};
