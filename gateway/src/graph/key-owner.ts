import { messageText } from '@tbt/contracts';
import type { Bus, Logger, RequestInfo } from '@tbt/service-kit';
import { isMutation, type SubgraphCall, type SubgraphTransport } from './subgraph-data-source';
import { errorsAtRoot, type SubgraphResponse } from './subgraph-failure';

const refusal = (call: SubgraphCall, info: RequestInfo): SubgraphResponse => {
  const message = messageText(info.locale, 'problem.idempotencyMismatch');
  return { data: null, errors: errorsAtRoot(call, message, { code: 'CONFLICT' }) };
};

const isAnonymous = ({ variables }: SubgraphCall): boolean =>
  Object.values(variables).some(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      (value as { isAnonymous?: unknown }).isAnonymous === true,
  );

/** An Idempotency-Key is bound to one subgraph per viewer, since each remembers only its own operations. */
export function withKeyOwner(
  transport: SubgraphTransport,
  { bus, logger }: { bus: Pick<Bus, 'claimKey'>; logger: Logger },
): SubgraphTransport {
  const { name } = transport;
  return {
    ...transport,
    async execute(call, info) {
      const { viewer, idempotencyKey: key } = info;
      if (!viewer || key === null || !isMutation(call)) return transport.execute(call, info);
      // The bus keeps who used a key.
      if (isAnonymous(call)) return transport.execute(call, { ...info, idempotencyKey: null });
      // Without the bus the subgraph's own record still prevents a repeated write.
      const owner = await bus.claimKey(viewer.userId, key, name).catch((err: unknown) => {
        logger.warn({ err, requestId: info.requestId }, 'the owner of a key could not be asked');
        return name;
      });
      return owner === name ? transport.execute(call, info) : refusal(call, info);
    },
  };
}
