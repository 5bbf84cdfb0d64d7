import { verbOf } from '../../catalogue/deeds/verbs.ts'
import { endsNounPhrase, isDeterminer, wordsOf } from '../../catalogue/function-words.ts'
import { demands } from '../../catalogue/demands.ts'
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

/** The noun phrase behind the first word, at most four words of it. */
function thingBehind(text: string): string {
  const [, ...words] = wordsOf(text)
  const from = words.findIndex((word) => !isDeterminer(word))
  const phrase = from < 0 ? [] : words.slice(from, from + 4)
  const end = phrase.findIndex(endsNounPhrase)
  const thing = (end < 0 ? phrase : phrase.slice(0, end)).join(' ')
  // Signs between its words make it none.
  return text.includes(thing) ? thing : (phrase[0] ?? '')
}

/** The marks of a text that begins with a verb whose meaning is known and its thing: an effect. */
function deedMarks({ text, marks }: Item): Marks | undefined {
  const [verb = ''] = wordsOf(text)
  const thing = thingBehind(text)
  const isByPerson = marks.segments.every(({ confidence }) => confidence === 1)
  if (
    thing === '' ||
    !text.startsWith(verb) ||
    !verbOf(verb) ||
    isByPerson ||
    marks.roles.some(({ tag }) => tag === 'NEG')
  )
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
