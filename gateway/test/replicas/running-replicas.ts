import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

type Running = {
  services: { name: string; pid: number; url: string }[];
  databases: Record<string, string>;
  brokerPidFile?: string;
};

function running(): Running {
  const folder = process.env.CONTRACT_DATA_DIR;
  if (!folder) throw new Error('CONTRACT_DATA_DIR must name the folder of a started stack');
  return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Running;
}

function serviceNamed(name: string): Running['services'][number] {
  const found = running().services.find((service) => service.name === name);
  if (!found) throw new Error(`${name} does not run`);
  return found;
}

/** Origins of the two gateways, past the balancer. */
export const gateways = (): { first: string; second: string } => ({
  first: serviceNamed('gateway-1').url,
  second: serviceNamed('gateway-2').url,
});

export const serviceNames = (): string[] => running().services.map(({ name }) => name);

/** It starts again by itself. @returns false while the list names its process of before. */
export function killService(name: string): boolean {
  try {
    return process.kill(serviceNamed(name).pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function isServing(name: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`${serviceNamed(name).url}/readyz`, { signal }).catch(() => null);
  return answer?.status === 200;
}

/** Kills a replica while the other one serves. @returns whether it was killed. */
export async function killOneOfTwo(name: string): Promise<boolean> {
  const other = name.endsWith('1') ? name.replace(/1$/u, '2') : name.replace(/2$/u, '1');
  if (!(await isServing(name)) || !(await isServing(other))) return false;
  return killService(name);
}

export async function marketplaceRows<Row extends object>(
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: running().databases.marketplace });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

export const busUrl = (): string => running().databases.bus ?? '';

/** The broker stops answering, for as long as the work takes; then it is killed and starts again. */
export async function withoutBroker(work: () => Promise<void>): Promise<void> {
  const { brokerPidFile } = running();
  if (!brokerPidFile) throw new Error('This stack has no broker');
  const pid = Number(readFileSync(brokerPidFile, 'utf8'));
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGKILL');
  }
}
