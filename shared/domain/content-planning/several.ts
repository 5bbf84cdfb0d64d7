import type { OutlineBlock } from './types.ts'
import { wordCount } from './words.ts'
import { keyOfText } from './outline.ts'

interface Place {
  start: number
  end: number
  text: string
}

const longestLine = 240
const mostLeadWords = 4
/** Between two values of a line stands a mark, or a short word like "and", "und", "et". */
const between = /^[^\p{L}\p{N}]*(?:\p{L}{1,3}[^\p{L}\p{N}]+)?$/u
const after = /^[^\p{L}\p{N}]*$/u

/**
 * The values of a line that is a list of its links, or else of elements with one name: "Posted in Whales, Sightings" holds two. Some words may stand
 * before the first, marks and short words between them; a number of its own is that of an item. Returns nothing where the line is anything else.
 */
export function severalIn({ start, text }: Place, { hints }: OutlineBlock): Place[] {
  if (text.length > longestLine) return []
  const links = placed(text, hints?.links?.map((link) => link.text) ?? [])
  const named = mostNamed(hints?.parts ?? []).filter((said) => /\p{L}/u.test(said))
  const elements = links.length > 0 ? links : placed(text, named)
  const [first] = elements
  if (!first || !isList(text, elements)) return []
  const lead = wordCount(keyOfText(text.slice(0, first.at)))
  if (lead > mostLeadWords || (elements.length === 1 && lead === 0)) return []
  return elements.map(({ at, said }) => ({ start: start + at, end: start + at + said.length, text: said }))
}

interface Element {
  at: number
  said: string
}

function isList(text: string, elements: readonly Element[]): boolean {
  return elements.every(({ at, said }, nth) => {
    const next = elements[nth + 1]
    const rest = text.slice(at + said.length, next?.at)
    return (next ? between : after).test(rest)
  })
}

function placed(text: string, all: readonly string[]): Element[] {
  const elements: Element[] = []
  let from = 0
  for (const said of all) {
    const at = text.indexOf(said, from)
    if (at < 0) continue
    elements.push({ at, said })
    from = at + said.length
  }
  return elements
}

/** The texts of the elements with the name that comes more than once. */
function mostNamed(parts: readonly { text: string; name: string }[]): string[] {
  const groups = Map.groupBy(parts, ({ name }) => name)
  const most = [...groups.values()].find((some) => some.length > 1)
  return most?.map(({ text }) => text) ?? []
}
