import { writeFileSync } from 'node:fs';
import { PAGE, performancePage } from './performance-page';

export async function runPage(): Promise<number> {
  writeFileSync(PAGE, performancePage());
  console.log('wrote docs/performance.md');
  return 0;
}
