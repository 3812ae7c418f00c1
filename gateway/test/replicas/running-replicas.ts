import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

type Running = {
  services: { name: string; pid: number; url: string }[];
  databases: Record<string, string>;
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

/** It starts again by itself. */
export const killService = (name: string): void =>
  void process.kill(serviceNamed(name).pid, 'SIGKILL');

/** Whether it served, and was killed. */
export async function killWhenServing(name: string): Promise<boolean> {
  const { url } = serviceNamed(name);
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.arrayBuffer();
  if (!answer) return false;
  killService(name);
  return true;
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
