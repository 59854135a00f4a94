/** Error labels by form field; the API names them `fields.email`. */
export const fieldErrors = (errors: readonly { field: string; label_name: string }[] = []): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, label_name }) => [field.replace(/^fields\./, ''), label_name]));
