import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from './rest';
import { openApiDocument } from './rest/openapi';

const file = join(__dirname, '..', 'openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(routes), null, 2)}\n`);
