/** Labels of what is wrong by field; the call names fields of the form as `fields.email`. */
export const fieldErrors = (errors: readonly { field: string; label_name: string }[] = []): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, label_name }) => [field.replace(/^fields\./, ''), label_name]));
