import { useLanguage } from '../../language/language.tsx';

/** Address as printed on a parcel: the delivery address if there is one, else the buyer's. */
export function AddressLines({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { locale } = useLanguage();
  const hasOwn = Boolean(fields.delivery_street);
  const of = (name: string): string => (hasOwn ? (fields[`delivery_${name}`] ?? '') : (fields[name] ?? ''));
  const country = (hasOwn && fields.delivery_country) || fields.country || '';
  const lines = [
    of('company'),
    `${of('name')} ${of('surname')}`,
    `${of('street')} ${of('house_number')}`,
    `${of('post_code')} ${of('town')}`,
    /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : country,
  ].filter((line) => line.trim() !== '');
  return (
    <address className="order-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
