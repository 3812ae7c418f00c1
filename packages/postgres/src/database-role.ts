import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { withClient } from './with-client';

/** Objects in a database, without those of extensions. */
const OWNED = `
  WITH of_extension AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
  ours AS (SELECT oid FROM pg_namespace
    WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'),
  relation AS (SELECT oid, relnamespace, relkind, oid::regclass::text AS name FROM pg_class)
  SELECT 'SCHEMA ' || quote_ident(nspname) AS object FROM pg_namespace
    WHERE oid IN (SELECT oid FROM ours) AND nspname <> 'public'
  UNION ALL SELECT 'TABLE ' || name FROM relation
    WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'p', 'v', 'm')
      AND ('pg_class'::regclass, oid) NOT IN (SELECT * FROM of_extension)
  UNION ALL SELECT 'SEQUENCE ' || name FROM relation r
    WHERE relnamespace IN (SELECT oid FROM ours) AND relkind = 'S'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass
        AND objid = r.oid AND deptype IN ('a', 'i', 'e'))
  UNION ALL SELECT 'ROUTINE ' || oid::regprocedure FROM pg_proc
    WHERE pronamespace IN (SELECT oid FROM ours)
      AND ('pg_proc'::regclass, oid) NOT IN (SELECT * FROM of_extension)
  UNION ALL SELECT 'TYPE ' || oid::regtype FROM pg_type
    WHERE typnamespace IN (SELECT oid FROM ours) AND typtype IN ('e', 'd')
      AND ('pg_type'::regclass, oid) NOT IN (SELECT * FROM of_extension)`;

/** Only the owner and the superuser may connect. */
const closeToOthers = (client: Client, database: string) =>
  client.query(`REVOKE ALL ON DATABASE ${escapeIdentifier(database)} FROM PUBLIC`);

/** Gives a database, and every object in it, to a login role that can connect to no other. */
export async function giveToRole(
  urlFor: (database: string) => string,
  name: string,
  password: string,
): Promise<void> {
  const role = escapeIdentifier(name);
  await withClient(urlFor('postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
    await client.query(
      `${verb} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${escapeLiteral(password)}`,
    );
    await client.query(`ALTER DATABASE ${role} OWNER TO ${role}`);
    for (const database of ['postgres', 'template1', name]) await closeToOthers(client, database);
  });
  await withClient(urlFor(name), async (client) => {
    const { rows } = await client.query<{ object: string }>(OWNED);
    const statements = rows.map(({ object }) => `ALTER ${object} OWNER TO ${role}`);
    await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
  });
}
