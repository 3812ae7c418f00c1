import type { GraphAnswers } from '@tbt/web-kit/testing';

export const refusal = (message: string, reasons: string[] = [], path: string[] = []) => ({
  __typename: 'UserError',
  code: path.length > 0 ? ('VALIDATION_FAILED' as const) : ('CONFLICT' as const),
  message,
  path,
  reasons,
});

export const payload = (field: string, content: Record<string, unknown>) => ({
  data: { [field]: { __typename: `${field}Payload`, errors: [], ...content } },
});

export function recorded(
  operation: string,
  reply: (input: Record<string, unknown>) => ReturnType<typeof payload>,
): { sent: Record<string, unknown>[]; graph: GraphAnswers } {
  const sent: Record<string, unknown>[] = [];
  const graph: GraphAnswers = {
    [operation]: ({ input }) => {
      sent.push(input as Record<string, unknown>);
      return reply(input as Record<string, unknown>);
    },
  };
  return { sent, graph };
}
