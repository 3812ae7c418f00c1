import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, type Clock } from '../clock';
import { createDeployment, type Deployment } from '../deployment';
import { createViewerKeys } from '../viewer';

const KEYS = createViewerKeys({
  currentKeyId: 'test',
  keys: { test: 'for tests only '.repeat(3) },
});

export const testDeployment = (clock: Clock = systemClock): Deployment =>
  createDeployment(
    { PUBLIC_URL: 'http://site.test', FILES_DIR: mkdtempSync(join(tmpdir(), 'tbt-files-')) },
    KEYS,
    clock,
  );
