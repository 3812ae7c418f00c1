import { takeTurns } from './rounds';

it('goes there and back, and drops the warming slice', async () => {
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
