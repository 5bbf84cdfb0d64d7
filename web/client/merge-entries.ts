import { isSame } from './merge.ts'

interface Versions<T> {
  /** As it was when the change began. */
  base: T
  draft: T
  /** As it stands now. */
  now: T
}

/** What two people made of one thing: `mine` and `theirs` differ in what both changed, each to something else. */
export interface Both<T> {
  mine: T
  theirs: T
}

const both = <T>(value: T): Both<T> => ({ mine: value, theirs: value })

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that two people changed; of records each field by itself. */
export function mergedValue<T>({ base, draft, now }: Versions<T>): Both<T> {
  if (isSame(base, draft) || isSame(draft, now)) return both(now)
  if (isSame(base, now)) return both(draft)
  if (!isRecord(base) || !isRecord(draft) || !isRecord(now)) return { mine: draft, theirs: now }
  const names = [...new Set([...Object.keys(now), ...Object.keys(draft)])]
  const fields = names.map(
    (name) => [name, mergedValue({ base: base[name], draft: draft[name], now: now[name] })] as const,
  )
  const only = (whose: 'mine' | 'theirs') =>
    Object.fromEntries(
      fields.flatMap(([name, value]) => (value[whose] === undefined ? [] : [[name, value[whose]]])),
    ) as T
  return { mine: only('mine'), theirs: only('theirs') }
}

/** The entries of a list that are there now, each with what was changed of it. What is there no more is left out, whatever was changed of it. */
export function mergedEntries<T>(
  { base, draft, now }: Versions<readonly T[]>,
  keyOf: (entry: T) => string,
): Both<T[]> {
  const [before, changed] = [base, draft].map((list) => new Map(list.map((entry) => [keyOf(entry), entry])))
  const entries = now.map((entry) => {
    const [was, mine] = [before?.get(keyOf(entry)), changed?.get(keyOf(entry))]
    return was === undefined || mine === undefined
      ? both(entry)
      : mergedValue({ base: was, draft: mine, now: entry })
  })
  return { mine: entries.map(({ mine }) => mine), theirs: entries.map(({ theirs }) => theirs) }
}
