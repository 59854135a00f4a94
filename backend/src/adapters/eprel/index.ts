export type { EprelRecord, EprelRegister } from './eprel-register.ts';
export { httpEprel } from './http-eprel.ts';
export { type EprelTrouble, sandboxEprel } from './sandbox-eprel.ts';
