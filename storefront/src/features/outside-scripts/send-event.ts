import { isFirstTold, keepEvent, takeEvents } from './event-queue.ts';
import { SERVICES } from './services.ts';
import type { DataEvent } from './shop-event.ts';
import { runningServices } from './sync-scripts.ts';

/** Tells the services that run; where they may not, the event waits. Each order is told once. */
export function sendEvent(event: DataEvent): void {
  const order = event.params.transaction_id;
  if (event.name === 'purchase' && (order === undefined || !isFirstTold(order))) return;
  pass(event);
}

/** Tells what waited. */
export function sendKeptEvents(): void {
  if (runningServices().length > 0) for (const event of takeEvents()) pass(event);
}

function pass(event: DataEvent): void {
  const services = runningServices();
  if (services.length === 0) keepEvent(event);
  for (const name of services) SERVICES[name].send(event);
}
