import type { BackendReply, BuildFile, CallRequest, Mailbox } from '@vitrina/backend';
import type { Transport } from '@vitrina/contract/client';
import type { MetricFamily } from '../telemetry/metric-family.ts';

/** The backend as the server calls it: in this process, or in another one over HTTP. */
export interface Backend {
  /** Answers a request from outside; `body` stands for the request's own. HEAD is answered as GET. */
  answer: (request: CallRequest, body?: Buffer) => Promise<BackendReply>;
  /** Calls the backend for the storefront itself. */
  send: Transport;
  /** Origin of the storefront's calls. */
  origin: string;
  /** Makes a token for the storefront's own calls; undefined where the backend is elsewhere. */
  issueToken: (() => Promise<string>) | undefined;
  /** Resolves when this process has applied every earlier change to its caches. */
  catchUp: () => Promise<void>;
  /** Resolves with true if staff have closed the shop. */
  readMaintenance: () => Promise<boolean>;
  /** A file of another browser build than this server's own. */
  findBuildFile: (path: string) => Promise<BuildFile | null>;
  /** Counts followed redirect rules by their ids. */
  countRedirects: (rules: readonly number[]) => void;
  notReady: () => Promise<string[]>;
  figures: () => MetricFamily[];
  /** Sizes of queues in the database, for the metrics; those that cannot be read in time are absent. */
  backlog: () => Promise<MetricFamily[]>;
  /** Port of the sandbox bank; `null`: there is none. */
  sandboxBankPort: number | null;
  /** Mails for display, where none are sent; `null`: they are sent, or production. */
  mailbox: (() => Promise<Mailbox>) | null;
  /** Browsers send a bearer header that names their cookie's token. */
  hasBearerHandles: () => boolean;
  close: () => Promise<void>;
}
