const PLACE = 'vitrina-draft';

/** What is in a form: names and values, also of ticks that are off. */
export type FormValues = Record<string, string>;

/** What this tab typed and the shop may not have yet: a reload is faster than any call. */
export function readDraft(): FormValues | null {
  try {
    const text = sessionStorage.getItem(PLACE);
    return text === null ? null : (JSON.parse(text) as FormValues);
  } catch {
    return null;
  }
}

/** `null`: the shop has it. */
export function writeDraft(values: FormValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(values));
  } catch {
    // Storage is forbidden: the shop's copy is all there is.
  }
}

/** Fields that people fill in. */
const isTyped = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('input:not([type="hidden"]), select, textarea') && (element as HTMLInputElement).name !== 'reminder';

export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...form.elements]
      .filter(isTyped)
      .map((element) => [element.name, element instanceof HTMLInputElement && element.type === 'checkbox' ? tick(element) : element.value]),
  );

/** Puts values back where the form differs; whether it did. */
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
