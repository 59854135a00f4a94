/** `21.11.2026.`: the default date format DD.MM.YYYY. with its final dot (specification, section 9). Takes an ISO date or date-time. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}.${month}.${year}.`;
}
