import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
} from '@prisma/driver-adapter-utils';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { Client, escapeIdentifier } from 'pg';
import type { ClientConfig } from 'pg';
import { parse } from 'pg-connection-string';
import { markCharacters } from './catalog-types';

export interface EngineDatasource {
  readonly url?: string;
  readonly shadowDatabaseUrl?: string;
}

// Used when two schema files are compared without a server.
const OFFLINE_VERSION: SqlResultSet = {
  columnNames: ['exists', 'version', 'numeric_version'],
  columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
  rows: [[true, 'PostgreSQL 17.0', 170000]],
};

interface Target {
  readonly config: ClientConfig;
  readonly schema: string | undefined;
}

// Separate options: with a connection string the driver ignores the shadow database's name.
function target(url: string): Target {
  const { schema, ...rest } = parse(url) as ReturnType<typeof parse> & { schema?: string };
  const options = schema ? { options: `-c search_path=${schema}` } : {};
  return {
    config: { ...rest, port: Number(rest.port || 5432), ...options } as ClientConfig,
    schema,
  };
}

const adapterFor = ({ config, schema }: Target) => new PrismaPg(config, schema ? { schema } : {});

async function administer(config: ClientConfig, sql: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Connections with a temporary shadow database. @param isOffline - whether the request needs no server. */
export function engineConnection(
  datasource: EngineDatasource,
  isOffline: () => boolean,
): SqlMigrationAwareDriverAdapterFactory {
  const main = target(datasource.url ?? 'postgresql://127.0.0.1/none');
  const answerOffline = (query: SqlQuery, error: unknown) => {
    if (isOffline() && query.sql.includes('version()')) return OFFLINE_VERSION;
    throw error;
  };
  const open = async (place: Target): Promise<SqlDriverAdapter> =>
    markCharacters(await adapterFor(place).connect(), answerOffline);

  const openShadow = async (): Promise<SqlDriverAdapter> => {
    if (datasource.shadowDatabaseUrl) return open(target(datasource.shadowDatabaseUrl));
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    const name = escapeIdentifier(database);
    await administer(main.config, `CREATE DATABASE ${name}`);
    const shadow = await open({ ...main, config: { ...main.config, database } });
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await administer(main.config, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    };
    return shadow;
  };

  const { adapterName, provider } = adapterFor(main);
  return { adapterName, provider, connect: () => open(main), connectToShadowDb: openShadow };
}
