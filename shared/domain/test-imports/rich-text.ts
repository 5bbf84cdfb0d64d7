import { blocks, decoded, PlainWriter, type Tag, type Unsaid } from './plain-writer.ts'

const wordSet = (names: string) => new Set(names.split(' '))
const inline = wordSet(
  'b strong i em u s strike del ins sub sup small big font span a code mark var tt kbd samp label o:p colgroup',
)
const single = wordSet('br hr img wbr col meta')
const tag = /<(\/?)([a-z][a-z0-9:]*)((?:[\s/][^<>]*)?)>/gi
/** An attribute that does something is no formatting: a tester enters it into a field. */
const acts = /\bon[a-z]+\s*=|javascript:/i
const quoted = /"[^"\n]*"|“[^“”\n]*”|«[^«»\n]*»/g

/** Tags that people type by hand, to see what a page makes of them: they are formatting where others are. */
const typed = wordSet('b i u s a code')

/**
 * Whether a text is surely rich text, as editors write it: formatting stands in it outside of quotation marks. A tag that is no formatting,
 * is never closed or acts is what a tester means.
 */
export const isRich = (text: string): boolean =>
  text.includes('<') && formattingOf(text).some(({ name }) => !typed.has(name))

/**
 * Rich text as plain text with its line breaks, lists and rows of tables. Markup in quotation marks is what a tester means, so it stays.
 * Where editors wrote a file, every mark that is none of theirs is escaped in it.
 */
export function plainText(text: string, unsaid?: Unsaid): string {
  if (!/[<&]/.test(text)) return text
  const tags = text.includes('<') ? formattingOf(text, unsaid) : []
  if (tags.length === 0) return decoded(text).replaceAll('\u00a0', ' ')
  const writer = new PlainWriter(
    tags.some(({ name }) => blocks.has(name)),
    unsaid,
  )
  let from = 0
  for (const each of tags) {
    writer.text(text.slice(from, each.start))
    writer.tag(each)
    from = each.end
  }
  writer.text(text.slice(from))
  return writer.written
}

/** A text of a file that is not rich, without blanks and quotation marks in the way of HTML; whatever else is escaped is meant. */
export function withoutEntities(text: string): string {
  if (!/&(?:nbsp|quot);/.test(text)) return text
  const inQuotes = rangesIn(text)
  return text.replaceAll(/&(nbsp|quot);/g, (mark, name: string, at: number) =>
    isWithin(inQuotes, at) ? mark : name === 'quot' ? '"' : ' ',
  )
}

function formattingOf(text: string, unsaid?: Unsaid): Tag[] {
  const tags: Tag[] = []
  for (const { 0: all, 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(tag))
    tags.push({
      start: index,
      end: index + all.length,
      name: name.toLowerCase(),
      isClosing: slash === '/',
      attributes,
    })
  const [opened, closed] = [false, true].map(
    (isClosing) => new Set(tags.flatMap((each) => (each.isClosing === isClosing ? [each.name] : []))),
  )
  const formatting = tags.filter(({ name, attributes }) =>
    acts.test(attributes)
      ? false
      : single.has(name) ||
        ((blocks.has(name) || inline.has(name)) && opened?.has(name) && closed?.has(name)),
  )
  const inQuotes = rangesIn(masked(text, formatting))
  const outside = formatting.filter(({ start }) => !isWithin(inQuotes, start))
  if (!outside.some(({ name }) => blocks.has(name))) return outside.some(isShown) ? outside : []
  // Lines may be broken and lists stand within quotation marks where a text is laid out; what begins and ends there is meant.
  const ends = new Map<string, number>()
  const keys = formatting.map(({ start, name }) => {
    const range = inline.has(name) ? rangeAt(inQuotes, start) : undefined
    return range && `${range[0]} ${name}`
  })
  formatting.forEach(({ isClosing }, index) => {
    const key = keys[index]
    if (key !== undefined) ends.set(key, (ends.get(key) ?? 0) | (isClosing ? 1 : 2))
  })
  const shown = formatting.filter((_, index) => ends.get(keys[index] ?? '') !== 3)
  if (shown.length < formatting.length && unsaid) unsaid.quoted = true
  return shown
}

/** A picture alone is what a tester enters. */
const isShown = ({ name }: Tag) => name !== 'img'

function masked(text: string, tags: readonly Tag[]): string {
  let [result, from] = ['', 0]
  for (const { start, end } of tags) {
    result += text.slice(from, start) + ' '.repeat(end - start)
    from = end
  }
  return result + text.slice(from)
}

type Range = readonly [number, number]

const rangesIn = (text: string): Range[] =>
  Array.from(text.matchAll(quoted), ({ 0: all, index }): Range => [index, index + all.length])

const isWithin = (ranges: readonly Range[], place: number) => rangeAt(ranges, place) !== undefined

/** In which of ranges that rise a place lies. */
function rangeAt(ranges: readonly Range[], place: number): Range | undefined {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.[1] ?? 0) > place) high = middle
    else low = middle + 1
  }
  const range = ranges[low]
  return range && range[0] <= place ? range : undefined
}
