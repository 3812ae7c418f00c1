import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Logger } from '@tbt/service-kit';
import * as generated from '../generated/graphql';
import type { GraphExecutor } from './execute-operation';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const hasOperation = ({ definitions }: DocumentNode): boolean =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** Operations of the REST facade and the JSON socket; the generated module also exports fragments. */
const ownDocuments = Object.values(generated).filter(isDocument).filter(hasOperation);

/** Plans published and own documents ahead of the first caller. @returns how many operations are ready. */
export async function prepareDocuments(
  executor: Pick<GraphExecutor, 'check' | 'prepare'>,
  published: Iterable<string>,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<number> {
  let ready = 0;
  for (const known of [...ownDocuments, ...published]) {
    await breathe();
    if (signal.aborted) return ready;
    const { document, errors } =
      typeof known === 'string' ? executor.check(known) : { document: known };
    if (!document) {
      logger.warn({ errors }, 'The graph refuses a published operation');
      continue;
    }
    try {
      await executor.prepare(document);
      ready += 1;
    } catch (error) {
      logger.warn({ err: error }, 'An operation could not be planned ahead');
    }
  }
  return ready;
}
