import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys in the menu: up and down in the focused list, right from departments to their categories, left back. Tab and Escape keep their defaults. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const active = document.activeElement;
  const departments = focusable(event.currentTarget, '.menu-departments');
  const panel = focusable(event.currentTarget, '.menu-panel');
  const list = [departments, panel].find((one) => one.includes(active as HTMLElement));
  const target = list
    ? targetOf(event.key, { list, active: active as HTMLElement, departments, panel })
    : event.key === 'ArrowDown'
      ? departments[0]
      : undefined;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

interface Place {
  list: HTMLElement[];
  active: HTMLElement;
  departments: HTMLElement[];
  panel: HTMLElement[];
}

function targetOf(key: string, { list, active, departments, panel }: Place): HTMLElement | undefined {
  const step = STEPS[key];
  if (step) return list[(list.indexOf(active) + step + list.length) % list.length];
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (key === 'ArrowRight' && list === departments) {
    active.click();
    return panel.find((one) => one.tagName === 'A');
  }
  if (key === 'ArrowLeft' && list === panel) return departments.find((one) => one.getAttribute('aria-expanded') === 'true');
  return undefined;
}

const focusable = (root: HTMLElement, part: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`${part} a, ${part} button`)].filter((one) => one.checkVisibility());
