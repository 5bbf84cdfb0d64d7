/** Works through a list with a few workers at a time. The results stand in the order of the list. */
export async function inTurns<Item, Result>(
  list: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = list.entries()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const [index, item] of waiting) results[index] = await work(item)
    }),
  )
  return results
}
