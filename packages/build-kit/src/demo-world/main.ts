import { buildDemoWorld } from './build-demo-world';
import { openDemoServices } from './demo-services';
import { readEnv } from './env';

async function main(): Promise<void> {
  const env = readEnv();
  const services = await openDemoServices({
    identity: env.DATABASE_URL_IDENTITY,
    marketplace: env.DATABASE_URL_MARKETPLACE,
    messaging: env.DATABASE_URL_MESSAGING,
  });
  try {
    const made = await buildDemoWorld(services, new Date());
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
