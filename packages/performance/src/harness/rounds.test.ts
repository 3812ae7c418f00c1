import { takeTurns } from './rounds';

it('alternates the order, and drops the warm-up slice', async () => {
  const order: string[] = [];
  const kept = await takeTurns(
    ['a', 'b'],
    async (name) => {
      order.push(name);
      return order.length;
    },
    3,
  );
  expect(order.join('')).toBe('ab' + 'ab' + 'ba' + 'ab');
  expect(kept).toEqual({ a: [3, 6, 7], b: [4, 5, 8] });
});
