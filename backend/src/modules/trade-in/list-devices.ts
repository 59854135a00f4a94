import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { TradeInDevice, TradeInSettings } from '@vitrina/contract/settings/trade-in';
import type { TradeInDeviceView, tradeIn } from '@vitrina/contract/trade-in';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { mostFor, acceptedDevices } from '@vitrina/contract/values/trade-in-sum';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { textIn } from '../catalogue/index.ts';
import { waysOf } from './make-offer.ts';
import type { TradeInDeps } from './trade-in-deps.ts';

/** Lists the devices accepted in the market, in the shop's order. */
export const listDevices =
  (deps: TradeInDeps) =>
  async (_input: unknown, { lang }: CallContext): Promise<Outcome<ReplyOf<typeof tradeIn.devices>>> => {
    const settings = deps.site.settings['trade-in'];
    const items = acceptedDevices(settings, lang).map((device) => ({ ...deviceView(device, settings, lang), image_upload_path: pictureOf(device, deps) }));
    return ok({ items, days: settings.days, coupon_days: settings.couponDays, ways: waysOf(deps, lang) });
  };

/** Picture of the device's first category with one. */
function pictureOf({ categories }: TradeInDevice, { categoryPicture }: TradeInDeps): string | null {
  for (const code of categories) {
    const path = categoryPicture(code);
    if (path !== null) return path;
  }
  return null;
}

const deviceView = (device: TradeInDevice, { questions }: TradeInSettings, lang: LanguageCode): Omit<TradeInDeviceView, 'image_upload_path'> => ({
  code: device.code,
  title: textIn(device.titles, lang),
  most: toDecimal(mostFor(device, lang) ?? 0),
  questions: device.questions.flatMap(({ question }) => {
    const definition = questions.find(({ code }) => code === question);
    if (!definition) return [];
    const answers = definition.answers.map(({ code, titles }) => ({ code, title: textIn(titles, lang) }));
    return [{ code: question, title: textIn(definition.titles, lang), is_many: definition.many, answers }];
  }),
});
