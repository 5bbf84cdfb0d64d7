import type { Question } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Unit } from './units.ts'

const mostItems = 7
const mostBefore = 2

/**
 * A statement with what it cannot be understood without, in the order of the passage: what stands before a sentence that leans on it, the line that leads to an item, the head of a
 * row, the items behind a line that leads to them, or below an item. None where a sentence leans on something that the passage does not hold.
 */
export function withNeighbours(question: Question, statement: Statement): Statement[] {
  const { unit, lead, at, place } = statement
  const as = (other: Unit): Statement => ({ ...statement, unit: other, at: place.units.indexOf(other) })
  if (unit.kind === 'row') return lead ? [as(lead), statement] : [statement]
  if (unit.text.endsWith(':')) {
    const items = itemsBehind(place.units, at).map(as)
    return items.length > 0 ? [statement, ...items] : []
  }
  if (unit.kind === 'item') {
    const below = itemsBehind(place.units, at).map(as)
    if (below.length > 0) return [statement, ...below]
    const isWhole = question.kind === 'how_to' || asksForList(question)
    const items = isWhole ? siblingsOf(place.units, at).map(as) : [statement]
    return lead?.kind === 'sentence' && lead.text.endsWith(':') ? [as(lead), ...items] : items
  }
  const before = leanedOn(statement)
  if (!before) return []
  return [...before.map(as), statement]
}

const asksForList = ({ tokens }: Question): boolean =>
  /^(?:(?:what|which) (?:are|were|(?:\w+ ){1,4}(?:are|do|does|can|must|should))|list|name)\b/i.test(
    tokens.map(({ word }) => word).join(' '),
  )

/** Items and rows behind a line that leads to them; behind an item only those that are indented further. */
function itemsBehind(units: readonly Unit[], at: number): Unit[] {
  const own = units[at]
  const items: Unit[] = []
  for (const unit of units.slice(at + 1, at + 1 + mostItems)) {
    if (unit.block !== own?.block || (unit.kind !== 'item' && unit.kind !== 'row')) break
    if (own.kind === 'item' && unit.depth <= own.depth) break
    items.push(unit)
  }
  return items
}

/** The items of the list that an item stands in; a part of a long one, from its beginning where the item is among the first. */
function siblingsOf(units: readonly Unit[], at: number): Unit[] {
  const isSibling = (unit?: Unit) => unit?.kind === 'item' && unit.block === units[at]?.block
  let from = at
  while (isSibling(units[from - 1])) from -= 1
  let to = at + 1
  while (isSibling(units[to])) to += 1
  const first = at - from < mostItems ? from : at - mostItems + 1
  return units.slice(first, Math.min(to, first + mostItems))
}

/** What stands before a sentence, as far as it leans on that; undefined where that is not there. */
function leanedOn({ unit, at, place }: Statement): Unit[] | undefined {
  const before: Unit[] = []
  let first = unit
  while (first.leans) {
    const previous = place.units[at - before.length - 1]
    if (
      !previous ||
      previous.block !== unit.block ||
      previous.kind !== unit.kind ||
      before.length >= mostBefore
    )
      return undefined
    before.unshift(previous)
    first = previous
  }
  return before
}
