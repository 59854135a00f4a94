/** Start of a day in the device's time zone, ISO. */
export function startOf(day: string, daysLater = 0): string {
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}
