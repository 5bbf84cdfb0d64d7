import type { Part } from './parts.ts'
import { formOf, isDate } from './values.ts'
import { wordCount } from './words.ts'
import { keyOfText } from './outline.ts'

const mostItemWords = 6
const longestValue = 240
/** So many items of one build are no address, and no name with its place. */
const fewestAlike = 3
const wordsOfShortItem = 2

/** Marks that do nothing else than part items, and what also stands in values that are one. */
const mark = ' ?[·•|;] ?| / '
const conjunction = String.raw` (?:and|und|et|y|e|ed|og|och|en) (?=\p{L})`
const between = new RegExp(`${mark}|, (?:and |und |et |y |e )?|${conjunction}`, 'u')
const hasMark = new RegExp(mark, 'u')
const hasConjunction = new RegExp(conjunction, 'u')

interface Item {
  at: number
  text: string
}

/** A value and what it would be if it were a list. */
interface Value {
  text: string
  items: Item[]
}

/**
 * The parts of the files of a type, where a labelled field that lists things in its line ("Opponents: Darlington, Norton and Stokesley") has each of
 * them as a value. A field lists where its values have different numbers of items, the items begin alike, and something shows that they are of one
 * kind: a mark that does nothing else, an item that stands elsewhere at another place, or some that are built alike.
 */
export function withEnumerations(files: readonly Part[][]): Part[][] {
  const apart = files.map(severalIn)
  const several = new Set(apart.flatMap((names) => [...names]))
  // Where values stand apart, each of them is one.
  const lines = files.flatMap((parts, file) => parts.filter((part) => !apart[file]?.has(part.machineName)))
  const fields = Map.groupBy(lines, ({ machineName }) => machineName)
  const lists = new Set(
    [...fields].flatMap(([name, parts]) => (isList(parts, several.has(name)) ? [name] : [])),
  )
  return files.map((parts, file) =>
    parts.flatMap((part) =>
      lists.has(part.machineName) && !apart[file]?.has(part.machineName) ? itemsOf(part) : [part],
    ),
  )
}

const itemsOf = (part: Part): Part[] =>
  cut(part.text).map(({ at, text }) => {
    const start = part.start + at
    return { ...part, start, end: start + text.length, text }
  })

/** The fields of which a file has several values apart. */
const severalIn = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(parts, ({ machineName }) => machineName)].flatMap(([name, some]) =>
      some.length > 1 ? [name] : [],
    ),
  )

function isList(parts: readonly Part[], isSeveral: boolean): boolean {
  const texts = new Set(parts.map(({ text }) => text))
  const values = [...texts].map((text) => ({ text, items: cut(text) }))
  if (!parts.every(isLine) || !values.every(areItems)) return false
  const shared = sharedKeys(values)
  const isShown = ({ text, items }: Value) =>
    hasMark.test(text) ||
    (beginAlike(items) &&
      (items.some((item) => shared.has(keyOfText(item.text))) || areBuiltAlike({ text, items })))
  const several = values.filter(({ items }) => items.length > 1)
  const numbers = new Set(values.map(({ items }) => items.length))
  const areMany = several.some((value) => value.items.length >= fewestAlike && isShown(value))
  if ((areMany || (isSeveral && several.length > 0)) && several.every(({ items }) => beginAlike(items)))
    return true
  return numbers.size > 1 && several.filter(isShown).length > several.length / 2
}

const isLine = ({ isLabelled, isLong, isLink, isImage, text }: Part) =>
  isLabelled && !(isLong || isLink || isImage) && text.length <= longestValue && !/[.!?]$/.test(text)

function cut(text: string): Item[] {
  const items: Item[] = []
  let at = 0
  for (const said of text.split(between)) {
    const place = text.indexOf(said, at)
    items.push({ at: place, text: said })
    at = place + said.length
  }
  return items
}

const areItems = ({ items }: Value): boolean => items.length === 1 || items.every(({ text }) => isItem(text))

/** The first of a line may have a capital of its own. */
function beginAlike(items: readonly Item[]): boolean {
  const [first, ...rest] = items.map(({ text }) => beginOf(text))
  return rest.every((begin) => begin === rest[0]) && (first === rest[0] || rest[0] !== 'A')
}

const isItem = (text: string) =>
  /\p{L}/u.test(text) &&
  wordCount(keyOfText(text)) <= mostItemWords &&
  formOf(text) === undefined &&
  !isDate(text)

const beginOf = (word: string) => (/^\p{Lu}/u.test(word) ? 'A' : /^\p{L}/u.test(word) ? 'a' : '0')

/** What stands at different places of values. A county always stands behind its town; things of one kind come in any order. */
function sharedKeys(values: readonly Value[]): Set<string> {
  const places = new Map<string, Set<number>>()
  for (const { items } of values)
    for (const [nth, { text }] of items.entries()) {
      const key = keyOfText(text)
      places.set(key, (places.get(key) ?? new Set()).add(nth))
    }
  return new Set([...places].flatMap(([key, { size }]) => (size > 1 ? [key] : [])))
}

/** Three of one build, or of a word or two; of two, names of several words that are joined by "and". */
function areBuiltAlike({ text, items }: Value): boolean {
  const builds = items.map((item) => buildOf(item.text))
  const [first = []] = builds
  const build = first.join(' ')
  const isSame = builds.every((one) => one.join(' ') === build)
  if (items.length < fewestAlike) return isSame && first.length > 1 && hasConjunction.test(text)
  return isSame || builds.every((one) => one.length <= wordsOfShortItem && !one.includes('0'))
}

/** How the words of an item begin; what stands in brackets is said of it beside. */
const buildOf = (text: string) =>
  text
    .replaceAll(/\([^)]*\)/g, '')
    .trim()
    .split(/\s+/)
    .map(beginOf)
