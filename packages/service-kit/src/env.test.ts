import * as z from 'zod';
import { EnvError, envDatabaseUrl, envNumber, envPort, envViewerKeys, parseEnv } from './env';

const schema = z.object({
  PORT: envPort.default(3000),
  DATABASE_URL: envDatabaseUrl,
  VIEWER_KEYS: envViewerKeys,
  LIMIT_WRITES: envNumber(1, 1000).default(120),
});
const secret = 'a-secret-of-thirty-two-characters';
const complete = { DATABASE_URL: 'postgresql://u:p@h/db', VIEWER_KEYS: `{"k1":"${secret}"}` };

describe('parseEnv', () => {
  it('reads numbers, defaults and keys; empty is absent', () => {
    expect(parseEnv(schema, { ...complete, PORT: '', LIMIT_WRITES: '7' })).toEqual({
      PORT: 3000,
      DATABASE_URL: complete.DATABASE_URL,
      VIEWER_KEYS: { k1: secret },
      LIMIT_WRITES: 7,
    });
  });

  it('names every bad variable and shows no value', () => {
    const written: string[] = [];
    const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const bad = { PORT: '70000', DATABASE_URL: 'mysql://hunter2', VIEWER_KEYS: '{"k1":"hunter2"}' };
    expect(() => parseEnv(schema, bad)).toThrow(EnvError);
    write.mockRestore();
    for (const name of Object.keys(bad)) expect(written.join('')).toContain(name);
    expect(written.join('')).not.toContain('hunter2');
  });
});
