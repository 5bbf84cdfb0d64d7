/** How many rows a step of upkeep writes. D1 is one writer: a longer write would hold up everyone. */
export const rowsAtOnce = 500

/** Repeats a write of at most `rowsAtOnce` rows while it finds that many, and returns how many they were. What is left after `mostSteps` the next upkeep takes. */
export async function inSteps(
  write: () => PromiseLike<{ meta: { changes: number } }>,
  mostSteps = 50,
): Promise<number> {
  let written = 0
  for (let step = 0; step < mostSteps; step++) {
    const { meta } = await write()
    written += meta.changes
    if (meta.changes < rowsAtOnce) break
  }
  return written
}
