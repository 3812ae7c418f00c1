import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentEnv } from '@tbt/presets/webpack/env';
import { browserConfiguration } from './configuration';
import { describeRemote } from './describe-remote';
import { reportBuilds, type BuildMessage } from './report-builds';

const sendToParent = (message: BuildMessage) => void process.send?.(message);

const closeAndExit = (compiler: Compiler, code: number) => compiler.close(() => process.exit(code));

/** `--once`: builds and exits; the next build uses its cache. */
async function buildOnce(project: string): Promise<void> {
  const compiler = webpack((await browserConfiguration(project)).webpack);
  if (!compiler) throw new Error(`${project} has no webpack configuration`);
  reportBuilds(compiler, project, sendToParent);
  process.once('disconnect', () => process.exit(1));
  compiler.run((error, stats) => closeAndExit(compiler, error || stats?.hasErrors() ? 1 : 0));
}

async function serve(project: string): Promise<void> {
  const { port, stackOrigin } = developmentEnv();
  const settings = await browserConfiguration(project, `http://127.0.0.1:${port}`);
  const compiler = webpack(settings.webpack);
  if (!compiler) throw new Error(`${project} has no webpack configuration`);
  reportBuilds(compiler, project, sendToParent);
  const server = new WebpackDevServer(
    {
      ...settings.devServer,
      setupMiddlewares: (middlewares) => [...describeRemote(project, stackOrigin), ...middlewares],
    },
    compiler,
  );
  const stop = () => void server.stop().finally(() => closeAndExit(compiler, 0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
  await server.start();
}

const [project = '', ...flags] = process.argv.slice(2);
void (flags.includes('--once') ? buildOnce(project) : serve(project));
