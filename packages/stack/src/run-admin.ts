import { join } from 'node:path';
import {
  DomainError,
  clockOf,
  createDeployment,
  createLogger,
  createBus,
  createViewerKeys,
  envDeployment,
  parseEnv,
  systemInfo,
} from '@tbt/service-kit';
import {
  createIdentitySubgraph,
  createStripe,
  paymentEnv,
  setUpCatalogue,
  stripeSettingsOf,
} from '@tbt/subgraph-identity';
import { createMarketplaceSubgraph } from '@tbt/subgraph-marketplace';
import * as z from 'zod';
import { livingOwner } from '@tbt/postgres/process-owner';
import { migrateAll, openDatabases, type DatabaseUrls } from './databases';
import { loadEnvFile, readSettings, type StackSettings } from './env';
import { RUNNING_FILE } from './start-stack';
import { loadSecrets } from './secrets';
import { readState } from './state-file';

const USAGE = `usage:
  npm run admin -- grant <email>    make the account an administrator
  npm run admin -- payments setup    create the plans' prices and tax rates at Stripe
  npm run admin -- matching learn    report the weights that recent bookings suggest
  npm run admin -- matching apply    use them as the next version, unless they are not clearly better
`;

async function withDatabases<T>(
  settings: StackSettings,
  run: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  if (livingOwner(settings.dataDir) !== undefined) {
    const file = join(settings.dataDir, RUNNING_FILE);
    const running = readState<{ databases?: DatabaseUrls }>(file, {});
    if (!running.databases) throw new Error('The stack is starting; try again when it is ready.');
    return run(running.databases);
  }
  const quiet = { info: () => undefined, warn: () => undefined };
  const { urls, embedded } = await openDatabases(settings, quiet);
  try {
    await migrateAll(urls);
    return await run(urls);
  } finally {
    await embedded?.stop();
  }
}

function deploymentOf(settings: StackSettings) {
  const { viewerKeyId, viewerKeys } = loadSecrets(settings);
  const env = {
    ...parseEnv(z.object(envDeployment), settings.inherited),
    PUBLIC_URL: settings.publicUrl,
    FILES_DIR: settings.filesDir,
  };
  const keys = createViewerKeys({ currentKeyId: viewerKeyId, keys: viewerKeys });
  const clock = clockOf(env);
  return { clock, deployment: createDeployment(env, keys, clock) };
}

async function grant(settings: StackSettings, urls: DatabaseUrls, email: string): Promise<number> {
  const logger = createLogger({ service: 'admin', level: 'warn' });
  // The real bus: events must reach the other subgraphs.
  const bus = await createBus({
    databaseUrl: urls.bus,
    brokerUrl: settings.brokerUrl,
    service: 'admin',
    logger,
  });
  await bus.start();
  const identity = await createIdentitySubgraph({
    databaseUrl: urls.identity,
    bus,
    logger,
    ...deploymentOf(settings),
  });
  try {
    const user = await identity.services.admin.grant(systemInfo('jobs', 'admin-grant'), email);
    await identity.outbox.drain();
    process.stdout.write(`${user.firstName} ${user.lastName} (${email}) is an administrator\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
    process.stderr.write(`There is no account with the e-mail ${email}\n`);
    return 1;
  } finally {
    await identity.stop();
    await bus.stop();
  }
}

async function setUpPayments(settings: StackSettings): Promise<number> {
  const stripe = stripeSettingsOf(parseEnv(z.object(paymentEnv), settings.inherited));
  if (!stripe) {
    process.stderr.write('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first\n');
    return 1;
  }
  const made = await setUpCatalogue(createStripe(stripe.secretKey));
  for (const one of made) process.stdout.write(`created ${one}\n`);
  process.stdout.write('Stripe has the prices and tax rates of all plans\n');
  return 0;
}

async function learnMatching(
  settings: StackSettings,
  urls: DatabaseUrls,
  what: 'learn' | 'apply',
): Promise<number> {
  const logger = createLogger({ service: 'admin', level: 'warn' });
  const bus = await createBus({
    databaseUrl: urls.bus,
    brokerUrl: settings.brokerUrl,
    service: 'admin',
    logger,
  });
  const marketplace = await createMarketplaceSubgraph({
    databaseUrl: urls.marketplace,
    bus,
    logger,
    ...deploymentOf(settings),
  });
  try {
    process.stdout.write(await marketplace.services.matchLearning[what]());
    return 0;
  } finally {
    await marketplace.stop();
  }
}

type Command = (settings: StackSettings) => Promise<number>;

const commandOf = (args: readonly string[]): Command | undefined => {
  const [command, what] = args;
  if (command === 'payments' && what === 'setup') return setUpPayments;
  if (command === 'matching' && (what === 'learn' || what === 'apply'))
    return (settings) => withDatabases(settings, (urls) => learnMatching(settings, urls, what));
  if (command === 'grant' && what)
    return (settings) => withDatabases(settings, (urls) => grant(settings, urls, what));
  return undefined;
};

/** `npm run admin`. @returns the exit code. */
export async function runAdmin(args: readonly string[]): Promise<number> {
  const run = commandOf(args);
  if (!run) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    loadEnvFile();
    return await run(readSettings([]));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
