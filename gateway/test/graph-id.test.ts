import { checkRule, id } from '@tbt/contracts';
import { maybeGraphId } from '../src/rest/graph-id';
import { sendMessageBody, toSendInput } from '../src/rest/messages/messages.schemas';

describe('an id of a body on its way to the graph', () => {
  it.each([
    [null, null],
    [undefined, null],
    [7, '7'],
    [2_147_483_647, '2147483647'],
  ])('%s', (given, sent) => {
    expect(maybeGraphId(given)).toBe(sent);
  });

  it('stays above the maximum, and never becomes null', () => {
    const beyond = 2_147_483_648;
    const body = { recipientId: beyond, senderId: beyond, jobId: 2 ** 40, content: 'Hello' };
    const checked = checkRule(sendMessageBody, body);
    if (!checked.ok) throw new Error('A body of that shape is well formed');
    const { recipientId, senderId, jobId } = toSendInput(checked.value);
    for (const sent of [recipientId, senderId, jobId]) {
      expect(checkRule(id, sent)).toEqual({ ok: true, value: 0 });
    }
  });
});
