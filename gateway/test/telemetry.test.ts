import { Socket } from 'node:net';
import { startGateway, stopGateways } from './support/start-gateway';

/** Time that a cloud detector needs for its first address. */
const LOOK_AROUND_MS = 500;

it('calls only its subgraphs when it starts, answers and stops', async () => {
  const connect = jest.spyOn(Socket.prototype, 'connect');
  const { graph } = await startGateway();
  expect((await graph('{ jobs(first: 1) { edges { node { id } } } }')).errors).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, LOOK_AROUND_MS));
  await stopGateways();
  expect(connect).not.toHaveBeenCalled();
});
