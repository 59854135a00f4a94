import { type SMTPServerDataStream, type SMTPServerSession, SMTPServer } from 'smtp-server';

export interface GotMail {
  recipients: string[];
  /** Source of the message as received. */
  raw: string;
  messageId: string;
}

export interface TestMailServer {
  url: string;
  got: GotMail[];
  /** Queues reactions to the next mails, one each; after them it accepts everything. */
  behave: (...next: Behaviour[]) => void;
  close: () => Promise<void>;
}

/** `lose-answer`: accepts the mail and closes the connection before the reply; `hang`: accepts it and never replies. */
export type Behaviour = 'take' | 'refuse-for-now' | 'refuse-for-good' | 'hang' | 'lose-answer';

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on this machine. */
export async function startMailServer(): Promise<TestMailServer> {
  const got: GotMail[] = [];
  const plan: Behaviour[] = [];
  const behaviours = new WeakMap<SMTPServerSession, Behaviour>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_address, session, callback) => {
      const behaviour = plan.shift() ?? 'take';
      behaviours.set(session, behaviour);
      if (behaviour === 'refuse-for-now') return callback(refusal(451, 'try again later'));
      if (behaviour === 'refuse-for-good') return callback(refusal(550, 'no such mailbox'));
      callback();
    },
    onData: (stream, session, callback) => void take(stream, session, callback),
  });
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession, callback: (error?: Error | null) => void): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    got.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw, messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '' });
    const behaviour = behaviours.get(session);
    if (behaviour === 'hang') return;
    if (behaviour === 'lose-answer') {
      for (const connection of server.connections) connection.close();
      return;
    }
    callback();
  }
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    behave: (...next) => void plan.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
