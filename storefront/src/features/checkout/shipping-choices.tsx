import type { Parcel } from '@vitrina/contract/cart';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { Package, Store, Truck } from '../../ui/icons.tsx';
import type { SharedShippingOption } from './shared-shipping-options.ts';
import { FieldError } from '../../ui/field.tsx';
import { PickupPointPicker } from './pickup-point-picker.tsx';
import { pointField, shippingField } from './shipping-choice.ts';

const ICONS = { delivery: Truck, carry_in: Truck, pickup: Store, locker: Package } as const;

interface Props {
  id: string;
  options: readonly SharedShippingOption[];
  chosen: Parcel['shipping'];
  /** Values of a form submitted without scripts, by field. */
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** Shipping methods as full-width choices with day and price; one with pickup points opens their list. */
export function ShippingChoices({ id, options, chosen, typed, errors }: Props) {
  const text = useText();
  const field = shippingField(id);
  const code = typed[field] ?? chosen?.code ?? (options.length === 1 ? options[0]?.code : undefined);
  return (
    <fieldset className="choices" id={field} aria-describedby={errors[field] && `${field}-error`}>
      <legend className="visually-hidden">{text('checkout_step_shipping')}</legend>
      {options.map((option) => (
        <div className="choice" key={option.code}>
          <ChoiceRow field={field} option={option} isChosen={code === option.code} />
          {option.points && (
            <div className="choice-more">
              <PickupPointPicker
                name={pointField(id, option.code)}
                points={option.points}
                chosen={typed[pointField(id, option.code)] ?? preselectedPoint(option, chosen)}
                error={errors[pointField(id, option.code)]}
              />
            </div>
          )}
        </div>
      ))}
      {errors[field] && <FieldError id={`${field}-error`} label={errors[field]} />}
    </fieldset>
  );
}

/** The pickup point chosen before, or the only one. */
function preselectedPoint({ code, points }: SharedShippingOption, chosen: Parcel['shipping']): string | null {
  if (chosen?.code === code && chosen.point) return chosen.point.id;
  return points?.length === 1 ? (points[0]?.id ?? null) : null;
}

function ChoiceRow({ field, option, isChosen }: { field: string; option: SharedShippingOption; isChosen: boolean }) {
  const text = useText();
  const price = usePrice();
  const Icon = ICONS[option.code as keyof typeof ICONS] ?? Truck;
  return (
    <label className="choice-row">
      <input type="radio" name={field} value={option.code} defaultChecked={isChosen} />
      <Icon className="icon" />
      <span>
        <b>{option.title}</b>
        <ShippingDays dates={option.dates} />
      </span>
      <span className="choice-price">{option.price === 0 ? text('checkout_free') : price(option.price)}</span>
    </label>
  );
}

/** `Dostava: torek, 24. 11.`, or the delivery day of each parcel. */
export function ShippingDays({ dates }: { dates: readonly (string | null)[] }) {
  const text = useText();
  const day = useDay();
  const isSame = dates.every((date) => date === dates[0]);
  if (dates[0] === null && isSame) return null;
  if (isSame) return <small>{text('checkout_on_day', { day: day(dates[0] as string) })}</small>;
  return (
    <small>
      {dates
        .map((date, i) => (date === null ? null : text('checkout_parcel_on_day', { number: i + 1, day: day(date) })))
        .filter(Boolean)
        .join(', ')}
    </small>
  );
}
