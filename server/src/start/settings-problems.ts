import { createGateways, createProviders } from '@vitrina/backend';

/** What is wrong with the settings of gateways and providers of identity. */
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
