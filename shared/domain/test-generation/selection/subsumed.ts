import type { Draft, ItemBase } from '../../test-cases/draft.ts'

/** A designed case with the items that the checker confirms for it. */
export interface Proved<I extends ItemBase = ItemBase> {
  draft: Draft<I>
  covers: Set<string>
}

/**
 * Leaves out the cases that another one makes superfluous: all it exercises is exercised there too, for the same kind of input (all
 * allowed, or one refused), with the same expectation and from the same start. Of equal ones the first stays.
 */
export function withoutSubsumed<I extends ItemBase>(cases: Proved<I>[]): Proved<I>[] {
  const by = replacements(cases)
  const kept = new Map(cases.flatMap((one, index) => (by.has(index) ? [] : [[index, one] as const])))
  for (const [gone, first] of by) {
    let other = first
    for (let next = by.get(other); next !== undefined; next = by.get(other)) other = next
    const survivor = kept.get(other)
    if (survivor && cases[gone]) kept.set(other, joined(survivor, cases[gone]))
  }
  return [...kept.values()]
}

/** What the superfluous case claimed and tested, the other one does. */
function joined<I extends ItemBase>({ draft, covers }: Proved<I>, { draft: gone }: Proved<I>): Proved<I> {
  const known = new Set(draft.claims.map(({ id }) => id))
  const claims = [...draft.claims, ...gone.claims.filter(({ id }) => !known.has(id))]
  const alsoTests = [...(draft.alsoTests ?? []), ...(gone.alsoTests ?? [])]
  return { draft: { ...draft, claims, alsoTests }, covers }
}

function replacements(cases: readonly Proved[]): Map<number, number> {
  const holders = new Map<string, number[]>()
  cases.forEach(({ covers }, index) => {
    for (const id of covers) {
      const known = holders.get(id)
      if (known) known.push(index)
      else holders.set(id, [index])
    }
  })
  const by = new Map<number, number>()
  cases.forEach((one, index) => {
    if (one.covers.size === 0) return
    const rarest = [...one.covers].reduce((best, id) =>
      (holders.get(id)?.length ?? 0) < (holders.get(best)?.length ?? 0) ? id : best,
    )
    const other = (holders.get(rarest) ?? []).find(
      (place) => place !== index && !by.has(place) && replaces(cases[place], one, place < index),
    )
    if (other !== undefined) by.set(index, other)
  })
  return by
}

function replaces(other: Proved | undefined, { draft, covers }: Proved, earlier: boolean): boolean {
  if (!other || other.covers.size < covers.size || (other.covers.size === covers.size && !earlier))
    return false
  if (other.draft.outcome.expected !== draft.outcome.expected || isValid(other.draft) !== isValid(draft))
    return false
  if (other.draft.preconditions.join('\n') !== draft.preconditions.join('\n')) return false
  for (const id of covers) if (!other.covers.has(id)) return false
  return true
}

const isValid = ({ claims }: Draft): boolean => claims.every(({ valid }) => valid)
