/** Paths of payment pages. */
const PAYING = /\/webshop\/(?:payment_create|payment_new|payment_on_hold|payment-create-quick|review_order)\//;

/** True if a reload would lose something: unsent input, an open dialog, a call in flight, a payment. */
export function hasUnsavedWork(): boolean {
  return PAYING.test(location.pathname) || document.querySelector('dialog[open], [aria-busy="true"]') !== null || hasTyped();
}

const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    field.type === 'checkbox' || field.type === 'radio'
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.type !== 'hidden' && field.value !== field.defaultValue,
  );
