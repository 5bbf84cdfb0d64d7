/** A row of records that their project numbers, with how many rows there are from it on. */
interface Counted {
  number: number
  count: number
}

/** Records that a document has no room for: how many, and the numbers of the first of them. */
export interface LeftOut {
  count: number
  numbers: readonly number[]
}

const rowsAtOnce = 5000
const mostNamed = 20

/** Reads rows by pages in the order of their numbers, `most` at most, and what is left out of them. */
export async function numbered<Row extends Counted>(
  most: number,
  page: (after: number, limit: number) => Promise<Row[]>,
): Promise<{ told: Row[]; left: LeftOut }> {
  const rows: Row[] = []
  const wanted = most + mostNamed
  while (rows.length < wanted) {
    const limit = Math.min(rowsAtOnce, wanted - rows.length)
    const some = await page(rows.at(-1)?.number ?? 0, limit)
    rows.push(...some)
    if (some.length < limit) break
  }
  const told = rows.slice(0, most)
  const count = Math.max((rows[0]?.count ?? 0) - told.length, 0)
  return { told, left: { count, numbers: rows.slice(most).map(({ number }) => number) } }
}

/** The records of a list by their numbers: "#1, #2 and 30 more". */
export function byNumber({ count, numbers }: LeftOut): string {
  const named = numbers.slice(0, mostNamed).map((number) => `#${number}`)
  const more = count - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** What whoever publishes a document should know of what it has no room for, in a sentence; none where that is nothing. */
export const roomWarning = (limit: string, left: LeftOut): string[] =>
  left.count === 0 ? [] : [`${limit} at most; ${left.count} left out: ${byNumber(left)}.`]
