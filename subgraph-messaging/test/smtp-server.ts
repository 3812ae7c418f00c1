import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail';

/** Behaviour for the next mails. */
export type Behaviour =
  | 'takes'
  | 'silent'
  /** Receives the text and never confirms. */
  | 'silent after DATA'
  /** Receives the text and disconnects without a response. */
  | 'drops after DATA'
  /** Disconnects during the text. */
  | 'drops in DATA'
  /** Rejects the recipient or the text with a code, of one address only when it is given. */
  | { refuses: 'RCPT TO' | 'DATA'; code: number; only?: string };

export type TakenMail = ReadMail & { from: string; to: string[] };

type Answer = (error?: Error | null) => void;

const refusal = (code: number) =>
  Object.assign(new Error('Refused by the test'), { responseCode: code });

const login = { user: 'sender', pass: 'correct' } as const;

/** A local SMTP server that records mails and can simulate failures. */
export async function startSmtpServer({ withLogin = false, port: wanted = 0 } = {}) {
  let behaviour: Behaviour = 'takes';
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };

  const refusedAt = (step: 'RCPT TO' | 'DATA', to?: string) => {
    if (typeof behaviour !== 'object' || behaviour.refuses !== step) return null;
    return behaviour.only === undefined || behaviour.only === to ? refusal(behaviour.code) : null;
  };

  const options: SMTPServerOptions = {
    disabledCommands: withLogin ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !withLogin,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login.user && password === login.pass;
      done(isRight ? null : refusal(535), isRight ? { user: username } : undefined);
    },
    onConnect: (_session, done: Answer) => {
      if (behaviour !== 'silent') done();
    },
    onRcptTo: ({ address }, _session, done: Answer) => done(refusedAt('RCPT TO', address)),
    onData: (stream, { envelope }, done) => {
      const refused = refusedAt('DATA');
      if (behaviour === 'drops in DATA') return hangUp();
      void text(stream).then((raw) => {
        if (refused) return done(refused);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ ...readMail(raw), from, to: envelope.rcptTo.map(({ address }) => address) });
        if (behaviour === 'drops after DATA') return hangUp();
        if (behaviour !== 'silent after DATA') done(null, `2.0.0 taken ${taken.length}`);
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = () =>
    new Promise<number>((resolve) => {
      const listening = server.listen(wanted, '127.0.0.1', () =>
        resolve((listening.address() as AddressInfo).port),
      );
    });
  const port = await listen();

  return {
    /** Every completely received mail, in order. */
    taken,
    port,
    url: `smtp://127.0.0.1:${port}`,
    login,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    close: async () => {
      hangUp();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

export type SmtpTestServer = Awaited<ReturnType<typeof startSmtpServer>>;
