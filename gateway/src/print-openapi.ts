import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from './rest';
import { openApiDocument } from './rest/openapi';

const file = join(__dirname, '..', 'openapi.json');
const text = `${JSON.stringify(openApiDocument(routes), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('gateway/openapi.json is out of date: npm run print-openapi -w gateway\n');
  process.exitCode = 1;
}
