import type { SqlDriverAdapter, SqlQuery, SqlResultSet } from '@prisma/driver-adapter-utils';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';

interface Field {
  dataTypeID: number;
}

interface ResultPrototype {
  addFields(this: unknown, fields: Field[]): void;
}

const PG_CHAR = 18;

// Catalogue types that the adapter does not know, by the type to read each as:
// "char", name, regproc, regtype and regclass as text, their vectors and arrays as arrays.
const READ_AS: Readonly<Record<number, number>> = {
  18: 25,
  19: 25,
  24: 25,
  2205: 25,
  2206: 25,
  22: 1005,
  30: 1028,
  1002: 1009,
  1003: 1009,
};

let charColumns: number[] = [];

export function readCatalogTypes(): void {
  const { prototype } = require('pg/lib/result') as { prototype: ResultPrototype };
  const addFields = prototype.addFields;
  prototype.addFields = function addReadableFields(fields) {
    charColumns = fields.flatMap((field, index) => (field.dataTypeID === PG_CHAR ? [index] : []));
    for (const field of fields) field.dataTypeID = READ_AS[field.dataTypeID] ?? field.dataTypeID;
    addFields.call(this, fields);
  };
}

type Queryable = Pick<SqlDriverAdapter, 'queryRaw'> &
  Partial<Pick<SqlDriverAdapter, 'startTransaction'>>;

/** Marks "char" columns as characters, as the engine requires. @param onError - may replace a failed query's result. */
export function markCharacters<T extends Queryable>(
  queryable: T,
  onError: (query: SqlQuery, error: unknown) => SqlResultSet,
): T {
  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    // The engine queries sequentially, so one variable is enough.
    charColumns = [];
    let result: SqlResultSet;
    try {
      result = await queryRaw(query);
    } catch (error) {
      return onError(query, error);
    }
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  if (queryable.startTransaction) {
    const startTransaction = queryable.startTransaction.bind(queryable);
    queryable.startTransaction = async (...args) =>
      markCharacters(await startTransaction(...args), onError);
  }
  return queryable;
}
