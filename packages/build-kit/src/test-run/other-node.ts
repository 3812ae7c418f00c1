import { runCommand } from '../workspace/run-command';

/**
 * Path of another Node's program; the package registry brings it.
 * @param major - for example 24.
 * @throws Error with what npx said.
 */
export async function nodeOf(major: number): Promise<string> {
  // The package makes its program when it is installed.
  const args = ['--yes', '--ignore-scripts=false', '--package', `node@${major}`, 'node', '-p'];
  const asked = "process.version + ' ' + process.execPath";
  const { code, output } = await runCommand('npx', [...args, asked]);
  const [version = '', program] = output.trim().split('\n').at(-1)?.split(' ') ?? [];
  if (code !== 0 || !program || !version.startsWith(`v${major}.`))
    throw new Error(`Node ${major} is not to be had:\n${output.trim()}`);
  console.log(`Node ${version}`);
  return program;
}
