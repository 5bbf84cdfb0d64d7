/** A field that two people changed at once, each to something else. */
export interface Clash<T = Record<string, unknown>> {
  field: keyof T & string
  mine: unknown
  theirs: unknown
}

export const isSame = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What was changed of a record, of these fields; null for what was taken away. */
export function changesOf<T extends object>(
  base: T,
  draft: T,
  fields: readonly (keyof T & string)[],
): Partial<T> {
  const changed = fields.filter((field) => !isSame(base[field], draft[field]))
  return Object.fromEntries(changed.map((field) => [field, draft[field] ?? null])) as Partial<T>
}

interface Versions<T> {
  /** As it was when the change began. */
  base: T
  draft: T
  /** As somebody else has left it. */
  now: T
  /** The fields of which nobody has chosen yet which version shall stand. */
  open?: readonly string[]
}

/** The draft with what others changed of the rest, and the fields that both changed: there the draft stays as it is. */
export function merged<T extends object>(
  { base, draft, now, open = [] }: Versions<T>,
  fields: readonly (keyof T & string)[],
): { draft: T; clashes: Clash<T>[] } {
  const mine = fields.filter((field) => !isSame(base[field], draft[field]))
  const isTheirs = (field: keyof T & string) => open.includes(field) || !isSame(base[field], now[field])
  const clashes = mine
    .filter((field) => isTheirs(field) && !isSame(draft[field], now[field]))
    .map((field) => ({ field, mine: draft[field], theirs: now[field] }))
  const kept = Object.fromEntries(mine.map((field) => [field, draft[field]])) as Partial<T>
  return { draft: { ...now, ...kept }, clashes }
}
