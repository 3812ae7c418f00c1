import { openConversations } from './support/conversations-world';
import { createRandom } from './support/delivery-clients';

jest.setTimeout(120_000);

const MESSAGES_EACH = 12;

it('fifty clients see the same conversations, whatever is cut', async () => {
  const random = createRandom(7);
  const world = await openConversations(random);
  const cutting = setInterval(() => world.cutOne(), 60);
  try {
    await world.write(
      (sent) => sent < MESSAGES_EACH,
      () => random() * 60,
    );
    clearInterval(cutting);
    expect(await world.expectSame()).toBe(12 * MESSAGES_EACH);
  } finally {
    clearInterval(cutting);
    world.close();
  }
});
