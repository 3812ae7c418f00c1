import { runCommand } from '@tbt/workspace/run-command';

/** Path of another Node version (major, such as 24). @throws Error with npx's output. */
export async function nodeOf(major: number): Promise<string> {
  // The package installs its binary in a script.
  const args = ['--yes', '--ignore-scripts=false', '--package', `node@${major}`, 'node', '-p'];
  const asked = "process.version + ' ' + process.execPath";
  const { code, output } = await runCommand('npx', [...args, asked]);
  const [version = '', program] = output.trim().split('\n').at(-1)?.split(' ') ?? [];
  if (code !== 0 || !program || !version.startsWith(`v${major}.`))
    throw new Error(`Node ${major} is not to be had:\n${output.trim()}`);
  console.log(`Node ${version}`);
  return program;
}
