import { runCommand } from '../workspace/run-command';

/**
 * Path of another Node's program; the package registry brings it.
 * @param major - for example 24.
 * @throws Error with what npx said.
 */
export async function nodeOf(major: number): Promise<string> {
  // The package makes its program when it is installed.
  const args = ['--yes', '--ignore-scripts=false', '--package', `node@${major}`, 'node', '-p'];
  const { code, output } = await runCommand('npx', [...args, 'process.execPath']);
  const program = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !program) throw new Error(`Node ${major} is not to be had:\n${output.trim()}`);
  return program;
}
