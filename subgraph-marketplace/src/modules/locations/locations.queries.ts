import type { MarketplaceTx } from '../../database';

/** Held until the transaction ends. */
export async function holdLocation(tx: MarketplaceTx, id: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM clinic_locations WHERE id = ${id} FOR UPDATE`;
}
