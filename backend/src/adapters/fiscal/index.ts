/** Fiscal registers: message formats, requirements of each country, and a sandbox. */
export type { FiscalAnswer, FiscalDocument, FiscalRegister, FiscalRegisters } from './register.ts';
export { type RegisterManner, type SandboxRegister, startSandboxRegister } from './sandbox/start-sandbox-register.ts';
