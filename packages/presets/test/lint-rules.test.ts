import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

interface LintMessage {
  readonly ruleId: string | null;
  readonly severity: 1 | 2;
  readonly message: string;
}

interface LintResult {
  readonly filePath: string;
  readonly messages: readonly LintMessage[];
}

const fixtures = join(__dirname, 'lint-fixtures');

function lintFixtures(): Promise<LintResult[]> {
  const eslint = join(repositoryRoot, 'node_modules', 'eslint', 'bin', 'eslint.js');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [eslint, '--format', 'json', '**/*.{ts,tsx}'],
      { cwd: fixtures, maxBuffer: 20_000_000 },
      (_error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout) as LintResult[]);
        } catch {
          reject(new Error(stderr));
        }
      },
    );
  });
}

function expectation(file: string): { rule: string; words: string } {
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const [rule = '', ...words] = first.replace('// ', '').split(' ');
  return { rule, words: words.join(' ') };
}

describe('lint rules, each with a file that breaks it', () => {
  it('reports exactly the problems of every fixture', async () => {
    const results = await lintFixtures();
    const wrong = results.flatMap(({ filePath, messages: all }) => {
      const messages = all.filter(({ severity }) => severity === 2);
      const { rule, words } = expectation(filePath);
      const isAsAnnounced =
        rule === 'nothing'
          ? messages.length === 0
          : messages.length === 1 &&
            messages[0]?.ruleId === rule &&
            messages[0].message.includes(words);
      const found = messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
      return isAsAnnounced ? [] : [{ file: relative(fixtures, filePath), rule, words, found }];
    });
    expect(wrong).toEqual([]);
    expect(results.length).toBeGreaterThan(40);
  }, 180_000);
});
