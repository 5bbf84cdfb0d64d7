const perPage = 200
const mostPages = 10

/** All of a list that the service gives in pages, as far as anybody chooses from it. */
export async function readAll<T>(
  page: (from: {
    limit: number
    cursor?: string
  }) => Promise<{ items: readonly T[]; nextCursor: string | null }>,
): Promise<readonly T[]> {
  const all: T[] = []
  let cursor: string | undefined
  for (let turn = 0; turn < mostPages; turn++) {
    const { items, nextCursor } = await page({ limit: perPage, ...(cursor !== undefined && { cursor }) })
    all.push(...items)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return all
}
