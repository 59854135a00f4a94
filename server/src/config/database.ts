import { defineSlice, flag, url, type ValueOf } from '@vitrina/backend/config';

const POSTGRES = /^postgres(?:ql)?:$/;

export const databaseSlice = defineSlice(
  {
    DATABASE_URL: url(POSTGRES, 'postgres://user:password@host:5432/vitrina').optional(),
    /** A replica for public data. */
    DATABASE_READ_URL: url(POSTGRES, 'postgres://user:password@replica:5432/vitrina').optional(),
    /** `1`: in production, too, a database may be used that loses what it confirmed when its machine fails; for trying things out. */
    DATABASE_MAY_FORGET: flag('0'),
  },
  (env) => ({
    /** Absent: the embedded database. */
    url: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    mayForget: env.DATABASE_MAY_FORGET,
  }),
);
export type DatabaseConfig = ValueOf<typeof databaseSlice>;
