import { EnvError } from '@tbt/service-kit/env';
import { endCommands } from '@tbt/workspace/run-command';
import { loadEnvFile, readSettings, type StackSettings } from './env';
import { createProgress, type Progress } from './progress';
import { StartError } from './start-error';
import { startStack, type Stack, type StackHooks } from './start-stack';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function explain(error: unknown): void {
  const isExpected = error instanceof StartError || error instanceof EnvError;
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : error;
  process.stderr.write(`\n${String(text)}\n`);
}

/** Exits the process when the environment is invalid. */
export function settingsOrExit(args: readonly string[]): StackSettings {
  try {
    loadEnvFile();
    return readSettings(args);
  } catch (error) {
    if (!(error instanceof EnvError)) explain(error);
    process.exit(1);
  }
}

export type StartOptions = StackHooks & {
  progress?: Progress;
  afterwards?: (settings: StackSettings) => Promise<() => Promise<void>>;
};

/** `npm start`: runs a stack until a signal. */
export async function runStart(args: readonly string[], options: StartOptions = {}): Promise<void> {
  const { progress = createProgress(), afterwards, ...ways } = options;
  const settings = settingsOrExit(args);
  let stack: Stack | undefined;
  let cleanUp: () => Promise<void> = async () => undefined;
  let isEnding = false;

  const end = async (status: number) => {
    if (isEnding) return;
    isEnding = true;
    try {
      await cleanUp();
      await stack?.stop();
    } catch (error) {
      explain(error);
      status = 1;
    }
    process.exit(status);
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isEnding) stack?.kill();
      else progress.say('Stopping');
      endCommands('SIGTERM');
      void end(0);
    });
  }

  try {
    await startStack(settings, progress, (started) => (stack = started), ways);
    if (isEnding) return;
    progress.say(`Tooth Be Told is ready on http://localhost:${settings.port}`);
    if (afterwards) cleanUp = await afterwards(settings);
  } catch (error) {
    if (!isEnding) explain(error);
    await end(1);
  }
}
