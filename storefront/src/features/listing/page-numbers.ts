/** A page number, or the gap after that page. */
export interface PageStep {
  kind: 'page' | 'gap';
  number: number;
}

const AROUND = 1;

/** Page numbers to show: first, last, the current one with its neighbours, and gaps for more than one omitted page. */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const visiblePages = new Set([1, pages]);
  for (let near = page - AROUND; near <= page + AROUND; near += 1) if (near >= 1 && near <= pages) visiblePages.add(near);
  const steps: PageStep[] = [];
  let last = 0;
  for (const number of [...visiblePages].sort((a, b) => a - b)) {
    if (number - last === 2) steps.push({ kind: 'page', number: number - 1 });
    else if (number - last > 2) steps.push({ kind: 'gap', number: last });
    steps.push({ kind: 'page', number });
    last = number;
  }
  return steps;
}
