// D1 takes 2 MB a parameter. A row is far smaller, so some go into one statement: a transaction has not many.
const mostCharacters = 400_000

/** Texts in groups of so many characters, for parameters of statements; a longer one stands alone. */
export function together(rows: readonly string[]): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const row of rows) {
    if (row.length > room) {
      groups.push([])
      room = mostCharacters
    }
    groups.at(-1)?.push(row)
    room -= row.length
  }
  return groups
}
