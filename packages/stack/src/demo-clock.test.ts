import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDemoClock } from './demo-clock';
import { readSettings } from './env';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tbt-clock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = (clock?: string) =>
  keepDemoClock(readSettings([], { DATA_DIR: dataDir, DEMO_CLOCK: clock }));

describe('the demo clock of a data directory', () => {
  it('goes forward and never back', () => {
    start();
    start('PT26H');
    start('P3D');
    expect(() => start('PT26H')).toThrow(/72 h ahead: start with DEMO_CLOCK=PT72H or more/);
    expect(() => start()).toThrow(/DEMO_CLOCK=PT72H/);
    start('PT72H');
  });

  it('is refused on a public site', () => {
    const source = { DATA_DIR: dataDir, DEMO_CLOCK: 'PT1H', PUBLIC_URL: 'https://example.ca' };
    expect(() => readSettings([], source)).toThrow(/localhost only/);
  });

  it.each(['26', '-PT1H', 'P1M', 'P1Y', 'PT0S', 'soon'])('is not %s', (clock) => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => start(clock)).toThrow(/DEMO_CLOCK/);
    written.mockRestore();
  });
});
