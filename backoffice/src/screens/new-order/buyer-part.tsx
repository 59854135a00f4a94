import { useQueryClient } from '@tanstack/react-query';
import type { Found } from '@vitrina/contract/staff/desk';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { customerFieldsFor } from '@vitrina/contract/values/customer-fields';
import { orderQuery } from '../../api/orders.ts';
import { useLanguage } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { CustomerFields } from '../order/customer-fields.tsx';
import { Finder } from '../order/finder.tsx';
import { fieldsOf, type NewOrder } from './new-order.ts';

interface BuyerPartProps {
  order: NewOrder;
  country: string;
  countries: readonly string[];
  /** Error labels by field of the call. */
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<NewOrder>) => void;
}

/** Buyer of the order: found by an earlier order or an account, or entered. */
export function BuyerPart({ order: { fields, isCompany }, country, countries, problems, onChange }: BuyerPartProps) {
  const { labels, locale } = useLanguage();
  const words = labels.text;
  const errorWords = useErrorWords();
  const client = useQueryClient();
  const take = async ({ kind, id, title }: Found): Promise<void> => {
    if (kind === 'customer') return onChange({ fields: { ...fields, email: id, ...(title !== id && nameOf(title)) } });
    const { address, email, cart } = await client.fetchQuery(orderQuery(id));
    onChange({ fields: fieldsOf(address, email), isCompany: cart?.customer?.is_company === true, ...(address.country && { country: address.country }) });
  };
  const shown = isCountryCode(country) ? customerFieldsFor(country, { isCompany }).filter(({ group }) => isCompany || group !== 'company') : [];
  const options = countries.includes(country) ? countries : [country, ...countries];
  const nameOfCountry = (code: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  const problemOf = (name: string): string | undefined => {
    const label = problems[`customer.fields.${name}`];
    return label === undefined ? undefined : errorWords({ label, isAway: false });
  };
  return (
    <Panel title={words('order_buyer')}>
      <Finder label={words('new_order_find')} hint={words('new_order_find_hint')} kinds={['order', 'customer']} onChoose={(found) => void take(found)} />
      <div className="form-row">
        <Select
          label={words('new_order_country')}
          value={country}
          options={options.map((value) => ({ value, label: nameOfCountry(value) }))}
          onChange={(value) => onChange({ country: value })}
        />
      </div>
      <Checkbox isSelected={isCompany} onChange={(value) => onChange({ isCompany: value })}>
        {words('new_order_company')}
      </Checkbox>
      <CustomerFields
        fields={shown}
        textOf={(name) => fields[name] ?? ''}
        problemOf={problemOf}
        onChange={(name, value) => onChange({ fields: { ...fields, [name]: value } })}
      />
    </Panel>
  );
}

/** Splits one line into first and last name. */
const nameOf = (title: string): { name: string; surname: string } => {
  const [name = '', ...rest] = title.split(' ');
  return { name, surname: rest.join(' ') };
};
