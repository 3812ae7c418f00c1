import { setTimeout as wait } from 'node:timers/promises';
import { graph } from './api';
import { operation } from './documents';

const WITHIN_MS = 20_000;
const EVERY_MS = 250;

/** The fragment of a link in the newest mail to an address. @param path the link's path, as `/unsubscribe`. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  const link = new RegExp(`${path}#([\\w-]+)`);
  for (const since = Date.now(); Date.now() - since < WITHIN_MS; await wait(EVERY_MS)) {
    const { data } = await graph(operation('ContractMailbox'));
    const { edges } = (data?.mailbox ?? { edges: [] }) as {
      edges: { node: { recipient: string; text: string } }[];
    };
    const mine = edges.filter(({ node }) => node.recipient === address);
    const found = mine.map(({ node }) => link.exec(node.text)?.[1]).find(Boolean);
    if (found) return found;
  }
  throw new Error(`no mail to ${address} leads to ${path}`);
}
