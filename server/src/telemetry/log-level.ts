export type LogLevel = 'info' | 'warn' | 'error';
