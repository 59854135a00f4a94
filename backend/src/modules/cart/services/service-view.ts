import type { CartItem, LineService } from '@vitrina/contract/cart';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { toDecimal } from '@vitrina/contract/values/money';
import { type Catalogue, type ServiceRefusal, servicesOf, serviceView } from '../../catalogue/index.ts';
import type { PricedParcel } from '../delivery/shipping-options.ts';
import type { CartLine } from '../delivery/split-parcels.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import { isCollected, postCodeOf, refusalAt, type ServiceLine, serviceLineCode } from './service-lines.ts';

type Priced = Pick<PricedCart, 'row' | 'lang' | 'services'>;

/** A chosen service as a line of its own. */
export function serviceItem(
  { row: chosen, service, unit, gross, line, vatPercent, refused }: ServiceLine,
  { row, lang }: Priced,
  catalogue: Catalogue,
): CartItem {
  const { product, item } = line;
  const of = `p-${product.id}`;
  const { title, note, law } = serviceView(catalogue, { service, unit }, { lang, country: '', postCode: null });
  return {
    id: product.id,
    shopping_cart_code: serviceLineCode(service.code, product.id),
    code: serviceItemCode(product.code, service.code),
    title,
    text_lang: null,
    url_without_domain: '',
    main_image: null,
    facts: note,
    qty: item.qty,
    available_qty: item.qty,
    is_available: refused === null,
    price: toDecimal(unit),
    basic_price: toDecimal(unit),
    lowest_price_30_days: null,
    total: toDecimal(gross),
    vat_rate: vatPercent,
    age_verification: false,
    energy: null,
    service: {
      code: service.code,
      of,
      ...(service.atHome && { at_home: true as const }),
      ...(refused && { refused: refusalText(refused, { row, lang }, catalogue) }),
      ...(service.guarantee === undefined && { begins_early: chosen.begins_early }),
    },
    ...(law && { law: [{ code: 'guarantee' as const, text: law }] }),
    ...(beginsEarly({ row: chosen, service }) && { law: [{ code: 'withdrawal' as const, text: catalogue.text(lang, 'law_service_begins_early') }] }),
  };
}

/** True if the right to withdraw from the service ends with it: the buyer asked to begin early, and it is no guarantee, which lasts. */
export const beginsEarly = ({ row, service }: Pick<ServiceLine, 'row' | 'service'>): boolean => row.begins_early && service.guarantee === undefined;

/** Returns the code of a service line on orders and invoices: the product's code and the service's. */
export const serviceItemCode = (productCode: string, service: string): string => `${productCode}+${service}`;

/** Returns the services offered with a line, and which of them are chosen. */
export function lineServices(line: CartLine, parcel: PricedParcel, { row, lang, services }: Priced, catalogue: Catalogue): { services?: LineService[] } {
  const offered = servicesOf(catalogue, line.product, lang);
  const settings = catalogue.settings();
  const { customer } = row;
  const home = homeCountry(settings, lang);
  const chosen = services.filter((one) => one.line.product.id === line.product.id);
  const chosenCodes = new Set(row.services.flatMap(({ product_id, service_code }) => (product_id === line.product.id ? [service_code] : [])));
  const views = offered.flatMap(({ service, unit }): LineService[] => {
    const refused = refusalAt(service, isCollected(parcel), { settings, lang, customer });
    const isChosen = chosenCodes.has(service.code);
    // A service not done at home is offered only once another country is entered.
    if (refused === 'error_service_country' && !isChosen && customer === null) return [];
    const whole = chosen.find((one) => one.service.includes.includes(service.code));
    return [
      {
        ...serviceView(catalogue, { service, unit }, { lang, country: customer?.country ?? home, postCode: postCodeOf(customer) }),
        is_chosen: isChosen,
        ...(whole && { included_in: serviceView(catalogue, whole, { lang, country: home, postCode: null }).title }),
        ...(refused && { refused: refusalText(refused, { row, lang }, catalogue) }),
      },
    ];
  });
  return views.length > 0 ? { services: views } : {};
}

const refusalText = (refused: ServiceRefusal, { row, lang }: Pick<Priced, 'row' | 'lang'>, catalogue: Catalogue): string =>
  catalogue.text(lang, refused).replace('{post_code}', postCodeOf(row.customer) ?? '');
