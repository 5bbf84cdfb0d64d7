/** Where a page ends: the name of its last entry, as a text that clients hand back. */
const cursorAt = (name: string): string => btoa(name).replace(/=+$/, '')

/** One page of a list, and the cursor of the next. Null for a cursor that no page of this list gave out. */
export function pageOf<T extends { name: string }>(
  entries: readonly T[],
  cursor: string | undefined,
  size: number,
): { entries: T[]; nextCursor?: string } | null {
  const before = cursor === undefined ? -1 : entries.findIndex(({ name }) => cursorAt(name) === cursor)
  if (cursor !== undefined && before === -1) return null
  const page = entries.slice(before + 1, before + 1 + size)
  const last = page.at(-1)
  return { entries: page, ...(last && last !== entries.at(-1) && { nextCursor: cursorAt(last.name) }) }
}
