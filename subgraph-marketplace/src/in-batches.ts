/** Runs until a batch is not full. @param batch returns how many rows it changed. @returns rows in total. */
export async function inBatches(size: number, batch: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const done = await batch();
    total += done;
    if (done < size) return total;
  }
}
