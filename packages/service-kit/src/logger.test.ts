import { createLogger } from './logger';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(
    createLogger({ service: 's', level: 'info', destination: { write: (l) => lines.push(l) } }),
  );
  return lines.join('');
}

describe('createLogger', () => {
  it('writes one JSON line with service and request id', () => {
    const line = logged((logger) => logger.child({ requestId: 'r-1' }).info({ route: '/x' }, 'hi'));
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      service: 's',
      requestId: 'r-1',
      route: '/x',
      msg: 'hi',
    });
  });

  it('hides passwords, tokens, cookies and e-mail addresses anywhere', () => {
    const text = logged((logger) => {
      logger.info({ password: 'hunter2', input: { token: 'tok-1', email: 'a@b.ca' } }, 'one');
      logger.info({ req: { headers: { cookie: 'sid=s3', authorization: 'Bearer tok-2' } } }, 'two');
      logger.info(
        { res: { headers: { 'set-cookie': 'sid=s4' } } },
        'mail to ana@clinic.example.ca',
      );
      logger.error({ err: new Error('Key (email)=(ana@clinic.example.ca) exists') }, 'three');
    });
    for (const secret of ['hunter2', 'tok-1', 'tok-2', 's3', 's4', 'a@b.ca', 'ana@clinic'])
      expect(text).not.toContain(secret);
    expect(text).toContain('[redacted]');
    expect(text).toContain('[email]');
  });

  it('logs kind and stack of an error, not properties that a library added', () => {
    const cause = Object.assign(new Error('connection lost'), {
      code: '57P01',
      detail: 'Key (name)=(Ana) exists',
      client: { connectionParameters: { host: 'db-7', password: 'pg-secret' } },
    });
    const text = logged((logger) =>
      logger.error({ err: new Error('no answer', { cause }) }, 'failed'),
    );
    expect(JSON.parse(text).err).toMatchObject({
      type: 'Error',
      message: 'no answer',
      cause: { message: 'connection lost', code: '57P01' },
    });
    expect(text).toContain('logger.test');
    for (const more of ['db-7', 'pg-secret', 'Ana']) expect(text).not.toContain(more);
  });
});
