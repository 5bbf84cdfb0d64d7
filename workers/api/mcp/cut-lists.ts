type Answer = Record<string, unknown>

export interface Part {
  answer: Answer
  /** Absent when nothing is left. */
  nextCursor?: string
  given: number
  total: number
  /** Lists of which nothing is here, and something in another part: `/rehearsal/cases`. */
  elsewhere: string[]
}

/**
 * As much of an answer as may be told at once: its lists, one behind the other, from where the cursor says; what is no list stands in every part, and warnings do. One entry always goes
 * on. Null for a cursor that no part of this answer gave out.
 */
export function partOf(answer: Answer, cursor: string | undefined, mostCharacters: number): Part | null {
  const entries = listsIn(answer).flatMap(({ path, list }) => list.map((entry) => ({ path, entry })))
  const total = entries.length
  const from = cursor === undefined ? 0 : startOf(cursor, total)
  if (from === null) return null
  let left = mostCharacters - JSON.stringify(withLists(answer, new Map())).length
  let to = from
  while (to < total) {
    left -= JSON.stringify(entries[to]?.entry ?? null).length + 1
    if (left < 0 && to > from) break
    to++
  }
  const kept = Map.groupBy(entries.slice(from, to), ({ path }) => path)
  const lists = new Map([...kept].map(([path, some]) => [path, some.map(({ entry }) => entry)]))
  return {
    answer: withLists(answer, lists),
    given: to - from,
    total,
    elsewhere: [...new Set(entries.map(({ path }) => path))].filter((path) => !lists.has(path)),
    ...(to < total && { nextCursor: btoa(`${to}/${total}`) }),
  }
}

/** A cursor says how long the lists were, too: what has changed since is begun anew. */
function startOf(cursor: string, total: number): number | null {
  const [, start, length] = /^(\d{1,9})\/(\d{1,9})$/.exec(textOf(cursor)) ?? []
  return Number(length) === total && Number(start) < total ? Number(start) : null
}

function textOf(cursor: string): string {
  try {
    return atob(cursor)
  } catch {
    return ''
  }
}

const mostWarningCharacters = 4_000

/** Warnings say what to make of the rest, so that none of them waits for a later part, unless they are long themselves. */
const isWhole = (path: string, list: readonly unknown[]): boolean =>
  path === '/warnings' && JSON.stringify(list).length <= mostWarningCharacters

function listsIn(value: unknown, path = ''): { path: string; list: unknown[] }[] {
  if (Array.isArray(value)) return isWhole(path, value) ? [] : [{ path, list: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => listsIn(part, `${path}/${name}`))
}

function withLists(value: Answer, lists: ReadonlyMap<string, unknown[]>, path = ''): Answer {
  const parts = Object.entries(value).map(([name, part]) => {
    const at = `${path}/${name}`
    if (Array.isArray(part)) return [name, isWhole(at, part) ? part : (lists.get(at) ?? [])] as const
    const isObject = typeof part === 'object' && part !== null
    return [name, isObject ? withLists(part as Answer, lists, at) : part] as const
  })
  return Object.fromEntries(parts) as Answer
}
