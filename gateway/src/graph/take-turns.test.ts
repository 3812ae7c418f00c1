import { createTurns } from './take-turns';

it('lets one call of each caller go on in a turn of the event loop', async () => {
  const takeTurn = createTurns();
  const order: string[] = [];
  const call = (caller: string, name: string) => takeTurn(caller).then(() => order.push(name));
  const burst = ['a1', 'a2', 'a3'].map((name) => call('a', name));
  await Promise.all([...burst, call('b', 'b1')]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});
