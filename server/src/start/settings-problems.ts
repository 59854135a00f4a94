import { createGateways, createProviders } from '@vitrina/backend';

/** Returns the problems in the variables of gateways and identity providers; empty: none. */
export function settingsProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  return [() => createGateways({ env }), () => createProviders(env)].flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  });
}
