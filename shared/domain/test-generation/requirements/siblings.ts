import { verbOf } from '../../catalogue/deeds/verbs.ts'
import { demands } from '../../catalogue/outline.ts'
import type { Marks, RoleTag, Span } from '../../marking/tags.ts'
import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import type { ToMark } from '../tiers/marked-text.ts'

/** A text with its marks. */
interface Item extends ToMark {
  marks: Marks
}

/** A list of fewer items says nothing of one of them. */
const fewest = 3

/**
 * Items of lists say alike what they are: where at least half of a list demands something, an item that is marked as context demands what it says to do ("Hide categories") as well. Gives the
 * marks of such items, by where they begin. What a person has marked stays.
 */
export function withSiblings(
  statements: readonly Statement[],
  marked: ReadonlyMap<number, Item>,
): Map<number, Item> {
  const lists = Map.groupBy(
    statements.filter(({ is, start }) => is === 'item' && marked.has(start)),
    ({ scope, lead, depth }) => `${scope} ${lead} ${depth}`,
  )
  const all = new Map(marked)
  for (const items of lists.values()) {
    const texts = items.flatMap(({ start }) => marked.get(start) ?? [])
    const demanding = texts.filter(({ marks }) => demands(marks)).length
    if (texts.length < fewest || demanding * 2 < texts.length) continue
    for (const { start } of items) {
      const item = marked.get(start)
      const marks = item && !demands(item.marks) ? deedMarks(item) : undefined
      if (item && marks) all.set(start, { ...item, marks })
    }
  }
  return all
}

const deed =
  /^([A-Za-z]+)( (?:an?|the|all|new|your|my|their|its|our))* ((?:[a-z][a-z-]*)(?: (?!(?:to|for|in|on|with|by|from|of|at|as|via|and|or|that|which)\b)[a-z][a-z-]*){0,3})/i

/** The marks of a text that begins with a verb whose meaning is known and its thing: an effect. */
function deedMarks({ text, marks }: Item): Marks | undefined {
  const [, verb = '', , thing = ''] = deed.exec(text) ?? []
  const isByPerson = marks.segments.every(({ confidence }) => confidence === 1)
  if (thing === '' || !verbOf(verb) || isByPerson || marks.roles.some(({ tag }) => tag === 'NEG'))
    return undefined
  const at = text.indexOf(thing, verb.length)
  const confidence = 0.5
  const span = (tag: RoleTag, start: number, end: number): Span<RoleTag> => ({ tag, start, end, confidence })
  const behind = marks.roles.filter(({ start }) => start >= at + thing.length)
  return {
    ...marks,
    segments: [{ tag: 'eff', start: 0, end: text.replace(/[.;,\s]+$/, '').length, confidence }],
    roles: [span('V', 0, verb.length), span('T', at, at + thing.length), ...behind],
  }
}
