import { clockOf, createDeployment, createViewerKeys } from '@tbt/service-kit';
import { buildDemoWorld } from './build-demo-world';
import { openDemoServices } from './demo-services';
import { readEnv } from './env';

async function main(): Promise<void> {
  const env = readEnv();
  const keys = createViewerKeys({ currentKeyId: env.VIEWER_KEY_ID, keys: env.VIEWER_KEYS });
  const databases = {
    identity: env.DATABASE_URL_IDENTITY,
    marketplace: env.DATABASE_URL_MARKETPLACE,
    messaging: env.DATABASE_URL_MESSAGING,
  };
  const { now } = clockOf(env);
  const services = await openDemoServices(databases, now(), (clock) =>
    createDeployment(env, keys, clock),
  );
  try {
    const made = await buildDemoWorld(services, now());
    process.stdout.write(
      `${made.clinics} clinics, ${made.professionals} professionals, ${made.shifts} shifts, ` +
        `${made.applications} applications, ${made.conversations} conversations\n`,
    );
  } finally {
    await services.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
