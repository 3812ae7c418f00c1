import { join } from 'node:path';
import { runTool } from '@tbt/workspace/run-command';

const CONFIG = join(__dirname, 'fixtures', 'shared-runtime', 'jest.config.js');

it('isolates test files of one worker', async () => {
  const { code, output } = await runTool('jest/bin/jest.js', ['-c', CONFIG, '--runInBand'], {
    env: { FORCE_COLOR: '0' },
  });
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain('Tests:       8 passed, 8 total');
}, 60_000);
