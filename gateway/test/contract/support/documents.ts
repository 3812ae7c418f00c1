import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';

const FILE = join(__dirname, '..', 'contract.operations.graphql');
const operations = separateOperations(parse(readFileSync(FILE, 'utf8'), { noLocation: true }));

export function operation(name: string): string {
  const document = operations[name];
  if (!document) throw new Error(`There is no operation ${name}`);
  return print(document);
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether the graph under test executes published documents only. */
export const isTrustedOnly = (): boolean => process.env.CONTRACT_DOCUMENTS === 'trusted';
