/** Old devices that the shop takes: questions whose answers make a sum, paid as a coupon once the device was looked at. */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { lang } from './fields.ts';
import * as calls from './trade-in.calls.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** `age.two,condition.light`: question and answer; of questions that take many one pair each. */
export const tradeInAnswers = z
  .string()
  .max(2000)
  .regex(/^(?:[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}(?:,|$))*$/);

const tradeInDevice = z.object({
  code,
  title: z.string(),
  /** Value with the best answers, decimal. */
  most: z.number(),
  questions: z.array(
    z.object({
      code,
      title: z.string(),
      /** Any number of answers, none too. */
      is_many: z.boolean(),
      answers: z.array(z.object({ code, title: z.string() })),
    }),
  ),
});
export type TradeInDeviceView = z.infer<typeof tradeInDevice>;

export const tradeIn = {
  devices: defineEndpoint({
    ...calls.devices,
    path: '/api/trade-in/devices/',
    summary: 'Devices that the market takes, with the questions that make the sum. None: the shop takes no old devices there.',
    input: z.object({ lang }),
    reply: z.object({
      items: z.array(tradeInDevice),
      /** The device has to be in the shop within so many days. */
      days: z.number().int(),
      /** The coupon is good for so many days. */
      coupon_days: z.number().int(),
    }),
    isPublic: true,
  }),
  estimate: defineEndpoint({
    ...calls.estimate,
    path: '/api/trade-in/estimate/',
    summary: 'What a device is worth by its answers, if they turn out to be right. Nothing is kept.',
    input: z.object({ lang, device: z.string().max(40), answers: tradeInAnswers }),
    /** `null`: such a device is not taken. */
    reply: z.object({ sum: z.number().nullable() }),
    errors: ['error_bad_input', 'error_empty_data'],
  }),
};
