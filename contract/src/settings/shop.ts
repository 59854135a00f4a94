import { z } from 'zod';
import { colour, email, file, language, line, listOf, phone, themePicture, time, timeZone, webAddress } from './fields.ts';

/** Brand colours; absent ones are the default. */
const brandColours = z.strictObject({
  /** Background of the primary button. */
  action: colour.optional(),
  /** Text on the primary button. */
  actionText: colour.optional(),
  link: colour.optional(),
  /** Colour of marks and selected items. */
  accent: colour.optional(),
});
export type BrandColours = z.output<typeof brandColours>;

/** `["08:00", "16:00"]`; `null`: closed. */
const dayHours = z
  .tuple([time, time])
  .refine(([from, to]) => from < to, 'must begin before it ends')
  .nullable();

/** `shop.yaml`: name, appearance and languages of a shop. */
export const shopSettings = z.strictObject({
  name: line(60),
  /** Logo file in the shop's folder; absent: the name as text. */
  logo: themePicture.optional(),
  /** Square icon for tabs and home screens; absent: the first letter of the name. */
  icon: themePicture.optional(),
  colours: z.strictObject({ light: brandColours, dark: brandColours }).default({ light: {}, dark: {} }),
  /** `shipped`: Instrument Sans for headlines; `system`: the device's own; a file of the theme, for headlines; else families on the device, the first one there is. */
  typeface: z
    .enum(['shipped', 'system'])
    .or(file('woff2').refine((path) => path.startsWith('theme/'), 'must lie in theme/'))
    .or(
      z
        .string()
        .regex(
          /^[A-Za-z][A-Za-z0-9 ]{0,39}(?:, [A-Za-z][A-Za-z0-9 ]{0,39}){0,3}$/,
          'must be shipped, system, a file such as theme/sans.woff2 or names of typefaces by commas',
        ),
    )
    .default('shipped'),
  /** Sender of mails; `replyTo`: address for replies, by default the sender. */
  mail: z.strictObject({ from: email, name: line(60).optional(), replyTo: email.optional() }),
  /** Contact address for visitors. */
  email,
  phone: phone.optional(),
  /** Hours of the telephone, Monday first. */
  phoneHours: z.array(dayHours).length(7, 'must have seven days, Monday first').optional(),
  social: listOf(webAddress, 20).default([]),
  defaultLanguage: language,
  /** Languages that are on, in the order they are offered. */
  languages: listOf(language).min(1, 'must name at least one language'),
  timeZone: timeZone.default('Europe/Ljubljana'),
});
export type ShopSettings = z.output<typeof shopSettings>;
