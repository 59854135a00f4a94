const FIELDS_WITH_OWN_TEXT: ReadonlySet<string> = new Set(['email', 'phone', 'name', 'surname', 'street', 'post_code', 'town', 'company_name', 'vat_number']);

/** Text name of a field's error; for a missing value some fields have a text of their own. */
export function fieldErrorLabel(field: string, label: string): string {
  const name = field.replace(/^delivery_/, '');
  return label === 'error_field_required' && FIELDS_WITH_OWN_TEXT.has(name) ? `checkout_missing_${name}` : label;
}
