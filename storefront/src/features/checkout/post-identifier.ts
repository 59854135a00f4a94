/** Opens a page by a POST form with the order's identifier. */
export function postIdentifier(url: string, identifier: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'identifier';
  field.value = identifier;
  form.append(field);
  document.body.append(form);
  form.submit();
}
