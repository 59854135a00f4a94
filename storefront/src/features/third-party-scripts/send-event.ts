import type { OutsideScriptName } from '@vitrina/contract/values/outside-scripts';
import { isFirstReport, queueEvent, drainEvents } from './event-queue.ts';
import { SERVICES } from './services.ts';
import type { DataEvent } from './shop-event.ts';
import { isListening } from './sync-scripts.ts';

/** Sends an event to these services; it is queued for those not loaded yet. Each order is reported once. */
export function sendEvent(event: DataEvent, approved: readonly OutsideScriptName[]): void {
  const order = event.params.transaction_id;
  if (event.name === 'purchase' && (order === undefined || !isFirstReport(order))) return;
  for (const name of approved) {
    if (isListening(name)) SERVICES[name].send(event);
    else queueEvent(name, event);
  }
}

/** Sends a service its queued events. */
export function sendQueuedEvents(name: OutsideScriptName): void {
  for (const event of drainEvents(name)) SERVICES[name].send(event);
}
