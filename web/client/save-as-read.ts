import { type Clash, type Merges, isSame } from './merge.ts'
import { Refusal } from './refusal.ts'

/** A change was not written, because somebody else wrote the same. `now` is the record as it stands. */
export class Clashed<T> extends Error {
  readonly clash: Clash
  readonly now: T

  constructor(clash: Clash, now: T) {
    super(clash.field)
    this.clash = clash
    this.now = now
  }
}

/** How records of a kind are read and written. */
export interface Kind<T, C> {
  read: (of: T) => Promise<T>
  /** Is refused with the code `stale` (or one of several) where the record has changed since `ifMatch`. */
  write: (of: T, change: C, ifMatch: string) => Promise<T>
  stale: string | readonly string[]
  /** What nobody writes over without having seen what stands there. Other fields are changed as they then are. */
  watched: readonly (keyof T & keyof C & string)[]
  /** How what both changed of a field is put together; without this one version of it stands. */
  merges?: Merges<T>
}

const tries = 4

/**
 * Writes a change of a record that was read before. Where somebody else has changed it since, it is read again and the change made of that, so that
 * both stand; a watched field that both changed is a `Clashed`.
 */
export async function saveAsRead<T extends { updatedAt: string }, C extends object>(
  read: T,
  changeOf: (now: T) => C,
  { read: readAgain, write, stale, watched, merges = {} }: Kind<T, C>,
): Promise<T> {
  let now = read
  for (let left = tries; ; left--) {
    const change = together(changeOf(now), { read, now, merges })
    const clash = clashOf(change, { read, now, watched })
    if (clash) throw new Clashed(clash, now)
    try {
      return await write(now, change, now.updatedAt)
    } catch (error) {
      const isStale = error instanceof Refusal && [stale].flat().includes(error.code)
      if (!isStale || left <= 1) throw error
      now = await readAgain(now)
    }
  }
}

/** A change with what others changed of the same fields, where that can be put together. */
function together<T, C extends object>(
  change: C,
  { read, now, merges }: { read: T; now: T; merges: Merges<T> },
): C {
  const fields = Object.keys(merges) as (keyof T & string)[]
  const joined = fields
    .filter((field) => field in change)
    .map((field) => {
      const draft = (change as unknown as T)[field]
      const { mine, theirs } = merges[field]?.({ base: read[field], draft, now: now[field] }) ?? {}
      if (!isSame(mine, theirs)) throw new Clashed({ field, mine, theirs }, now)
      return [field, mine]
    })
  return { ...change, ...Object.fromEntries(joined) }
}

interface Versions<T, C> {
  read: T
  now: T
  watched: readonly (keyof T & keyof C & string)[]
}

/** The field of a change that somebody else has changed too since it was read; null where both can stand. */
function clashOf<T, C extends object>(change: C, { read, now, watched }: Versions<T, C>): Clash | null {
  for (const field of watched) {
    const [mine, theirs] = [change[field], now[field]]
    if (mine !== undefined && !isSame(theirs, read[field]) && !isSame(theirs, mine))
      return { field, mine, theirs }
  }
  return null
}
