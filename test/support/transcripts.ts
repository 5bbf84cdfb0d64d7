import { blocksOf } from './guide-blocks.ts'

/** A call of a tool as a guide shows it, with the parts of its answer and the captions of its pictures that the guide shows. */
export interface ShownCall {
  tool: string
  input: unknown
  answer: unknown
  pictures: string[]
}

const kinds = { tools: 'input', answers: 'answer', pictures: 'pictures' } as const

/** The calls of a guide in their order: `json tools/NAME`, what is shown of its answer as `json answers/NAME`, captions as `text pictures/NAME`. */
export async function callsOf(guide: string): Promise<ShownCall[]> {
  const calls: ShownCall[] = []
  for (const { words, text } of await blocksOf(guide)) {
    const [folder = '', tool = ''] = words.split('/')
    if (!(folder in kinds)) continue
    if (folder === 'tools') calls.push({ tool, input: JSON.parse(text), answer: {}, pictures: [] })
    const call = calls.at(-1)
    if (call?.tool !== tool) throw new Error(`${words} of ${guide} follows another call`)
    if (folder === 'answers') call.answer = JSON.parse(text)
    if (folder === 'pictures') call.pictures = text.trim().split('\n')
  }
  return calls
}

/** Values of a guide that each reader has their own of, as `SESSION_ID`, by their names. */
export type Names = Map<string, string>

const isName = (text: string) => /^[A-Z]+(?:_[A-Z]+)+$/.test(text)

/** An input as a reader sends it: with their own values in the places of names. */
export function withOwn(shown: unknown, names: Names): unknown {
  if (typeof shown === 'string') return isName(shown) ? (names.get(shown) ?? shown) : shown
  if (Array.isArray(shown)) return shown.map((each) => withOwn(each, names))
  if (typeof shown !== 'object' || shown === null) return shown
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, withOwn(value, names)]))
}

const more = '…'

/**
 * Where an answer is not what is shown of it, by paths; none where it is. Fields that are not shown may be anything; `…` stands for whatever comes
 * in a text, and at the end of a list for further entries. A name takes the value that stands in its place first, and means it from then on.
 */
export function differences(shown: unknown, actual: unknown, names: Names, path = ''): string[] {
  const differs = [`${path}: ${JSON.stringify(shown)} is ${JSON.stringify(actual)?.slice(0, 300)}`]
  if (typeof shown === 'string')
    return typeof actual === 'string' && isSame(shown, actual, names) ? [] : differs
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return differs
    const isCut = shown.at(-1) === more
    const entries = isCut ? shown.slice(0, -1) : shown
    if (isCut ? actual.length < entries.length : actual.length !== entries.length) return differs
    return entries.flatMap((entry, at) => differences(entry, actual[at], names, `${path}/${at}`))
  }
  if (typeof shown !== 'object' || shown === null) return shown === actual ? [] : differs
  if (typeof actual !== 'object' || actual === null) return differs
  const fields = new Map(Object.entries(actual))
  return Object.entries(shown).flatMap(([key, value]) =>
    differences(value, fields.get(key), names, `${path}/${key}`),
  )
}

function isSame(shown: string, actual: string, names: Names): boolean {
  if (isName(shown)) {
    const meant = names.get(shown) ?? actual
    names.set(shown, meant)
    return meant === actual
  }
  const parts = shown.split(more)
  const [first = '', ...others] = parts
  const last = others.at(-1)
  if (last === undefined) return shown === actual
  if (!actual.startsWith(first) || !actual.endsWith(last)) return false
  let from = first.length
  for (const part of others) {
    const at = actual.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return true
}
