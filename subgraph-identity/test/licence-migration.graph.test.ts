import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '@tbt/service-kit/testing';
import { Client } from 'pg';

const FOLDER = join(__dirname, '../prisma/migrations');
const MIGRATION = '20261124083000_licences_with_their_files';
const migrations = readdirSync(FOLDER).filter((name) => !name.endsWith('.toml'));

/** Users and their uploads before licences and files were one record. */
const BEFORE = `
INSERT INTO users (id, email, password_hash, first_name, last_name, role, province, license_number, is_verified)
SELECT id, id || '@example.test', '$argon2id$', 'Ada', 'Byron', role::role, province, number, false
FROM (VALUES (1, 'hygienist', 'Ontario', 'A 1'), (2, 'hygienist', 'Ontario', NULL),
  (3, 'hygienist', 'Ontario', NULL), (4, 'assistant', 'Ontario', 'NDAEB 4'),
  (9, 'clinic', 'Ontario', NULL)) AS p (id, role, province, number);
INSERT INTO uploads (id, owner_id, kind, key, media_type, size, sha256, uses, attached_at)
SELECT id, id, 'document', 'documents/' || md5(id::text), 'application/pdf', 1, repeat('0', 64), 1, now()
FROM generate_series(1, 4) AS id;
INSERT INTO licences (id, user_id, province, regulator, number, status, expires_on, reviewed_at) VALUES
  (11, 1, 'Alberta', 'ACDH', 'B 1', 'pending', NULL, NULL),
  (12, 1, 'Ontario', 'CDHO', 'a1', 'pending', NULL, NULL),
  (13, 1, 'Ontario', 'CDHO', 'A 1', 'pending', NULL, NULL),
  (21, 2, 'Ontario', 'CDHO', 'C 1', 'approved', '2027-12-01', now());
INSERT INTO verification_documents (id, user_id, type, upload_id, status, expires_on, reviewed_by, reviewed_at)
VALUES (1, 1, 'license', 1, 'approved', '2027-01-01', 9, now()),
  (2, 2, 'license', 2, 'pending', NULL, NULL, NULL),
  (3, 3, 'license', 3, 'pending', NULL, NULL, NULL),
  (4, 4, 'certification', 4, 'approved', '2027-05-01', 9, now());`;

describe('what was sent before', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await testDatabase('before');
    client = new Client({ connectionString: database.url });
    await client.connect();
    const apply = (name: string) =>
      client.query(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'));
    for (const name of migrations.filter((one) => one < MIGRATION)) await apply(name);
    await client.query(BEFORE);
    await apply(MIGRATION);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const rows = async (sql: string) => (await client.query(sql)).rows as unknown[];
  const documentOf = async (userId: number) => {
    const columns = `licence_id, status, expires_on::text, reviewed_by`;
    return (
      await rows(`SELECT ${columns} FROM verification_documents WHERE user_id = ${userId}`)
    )[0];
  };

  it('of two spellings of a number the newest stays', async () => {
    expect(await rows(`SELECT id, number_key FROM licences WHERE user_id = 1 ORDER BY id`)).toEqual(
      [
        { id: 11, number_key: 'B1' },
        { id: 13, number_key: 'A1' },
      ],
    );
  });

  it('a file joins the licence of the own province, and its decision', async () => {
    const undecided = { status: 'pending', expires_on: null, reviewed_by: null };
    expect(await documentOf(1)).toEqual({ licence_id: 13, ...undecided });
    expect(await documentOf(2)).toMatchObject({
      licence_id: 21,
      status: 'approved',
      expires_on: '2027-12-01',
    });
    expect(await documentOf(3)).toEqual({ licence_id: null, ...undecided });
  });

  it('a certification that verified an assistant is a licence of Quebec', async () => {
    expect(
      await rows(`SELECT l.province, l.number, l.status, l.expires_on::text, l.reviewed_by,
        d.id AS document FROM licences l JOIN verification_documents d ON d.licence_id = l.id
        WHERE l.user_id = 4`),
    ).toEqual([
      {
        province: 'Quebec',
        number: 'NDAEB 4',
        status: 'approved',
        expires_on: '2027-05-01',
        reviewed_by: 9,
        document: 4,
      },
    ]);
  });
});
