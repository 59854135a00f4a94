const PLACE = 'vitrina-draft';

/** Names and values of a form, including unchecked boxes. */
export type FormValues = Record<string, string>;

/** Reads input of this tab that may not have reached the shop: a reload may be faster than a call. */
export function readDraft(): FormValues | null {
  try {
    const text = sessionStorage.getItem(PLACE);
    return text === null ? null : (JSON.parse(text) as FormValues);
  } catch {
    return null;
  }
}

/** `null`: the draft is saved by the shop and is removed here. */
export function writeDraft(values: FormValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(values));
  } catch {
    // Storage is blocked: only the shop has a copy.
  }
}

/** Editable fields. */
const isTyped = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('input:not([type="hidden"]), select, textarea') && (element as HTMLInputElement).name !== 'reminder';

export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...form.elements]
      .filter(isTyped)
      .map((element) => [element.name, element instanceof HTMLInputElement && element.type === 'checkbox' ? tick(element) : element.value]),
  );

/** Restores values that differ; returns whether any did. */
export function restoreValues(form: HTMLFormElement, values: FormValues): boolean {
  let isChanged = false;
  for (const element of [...form.elements].filter(isTyped)) {
    const value = values[element.name];
    if (value === undefined) continue;
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      isChanged ||= tick(element) !== value;
      element.checked = value === '1';
    } else if (element.name !== 'country') {
      isChanged ||= element.value !== value;
      element.value = value;
    }
  }
  return isChanged;
}

const tick = (element: HTMLInputElement): string => (element.checked ? '1' : '');
