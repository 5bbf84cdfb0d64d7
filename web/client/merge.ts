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

/** How a field that holds many things is merged. What both changed stays mine in one version, and theirs in the other. */
export type Merges<T> = {
  readonly [F in keyof T]?: (versions: { base: T[F]; draft: T[F]; now: T[F] }) => { mine: T[F]; theirs: T[F] }
}

interface Versions<T> {
  /** As it was when the change began. */
  base: T
  draft: T
  /** As somebody else has left it. */
  now: T
  /** Those of which nobody has chosen yet which version shall stand. */
  open?: readonly Pick<Clash<T>, 'field' | 'theirs'>[]
}

/** The draft with what others changed of the rest, and the fields that both changed: there the draft stays as it is. */
export function merged<T extends object>(
  { base, draft, now, open = [] }: Versions<T>,
  fields: readonly (keyof T & string)[],
  merges: Merges<T> = {},
): { draft: T; clashes: Clash<T>[] } {
  const mine = fields.filter((field) => !isSame(base[field], draft[field]))
  const both = mine.map((field) => {
    const before = open.find((one) => one.field === field)
    const merge = merges[field]
    if (!merge) {
      const isTheirs = before !== undefined || !isSame(base[field], now[field])
      return { field, mine: draft[field], theirs: isTheirs ? now[field] : draft[field] }
    }
    const versions = { base: base[field], draft: draft[field], now: now[field] }
    const theirs = before ? merge({ ...versions, draft: before.theirs as T[typeof field] }) : merge(versions)
    return { field, mine: merge(versions).mine, theirs: theirs.theirs }
  })
  const kept = Object.fromEntries(both.map(({ field, mine: value }) => [field, value])) as Partial<T>
  return {
    draft: { ...now, ...kept },
    clashes: both.filter((one) => !isSame(one.mine, one.theirs)),
  }
}
