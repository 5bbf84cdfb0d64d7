import { formatDecimal } from '../../../numbers/decimal.ts'
import { singular } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import { readQuantities } from '../quantities/quantities.ts'
import { limits } from '../rules/rules.ts'
import type { ReadSentence } from '../../read-sentence.ts'
import type { Atom, Fact } from '../types.ts'
import { grouped, type GroupRule } from './group-rules.ts'

type Limits = NonNullable<Atom['number']>

/** "A bachelor thesis has 30 to 60 pages." */
interface KindRange {
  sentence: number
  name: string
  noun: string
  unit: string
  number: Limits
}

interface Message {
  text: string
  sentence: number
}

const verbs =
  '(?:must|shall|should|may|can|has|have|contains?|comprises?|consists? of|needs?|requires?|takes?|includes?|is|are|be)'
const subject = new RegExp(
  `^(?:for )?(?:(?:an?|the|every|each|all) )?((?!${verbs}\\b)[a-z][\\w-]*(?: (?!${verbs}\\b)[a-z][\\w-]*)?) (?!${verbs}\\b)([a-z][\\w-]*)(?: (?:only|always|${verbs})){0,3}$`,
  'i',
)
const otherwise =
  /^(?:otherwise|or else|else|if not|in (?:all|any) other cases?|any other (?:number|amount)\b[^"]{0,40}|for any other (?:number|amount)\b[^"]{0,40}?),? .{0,80}$/i
const between =
  /(?:[;,] (?:(?:and|but|while|whereas) )?| and )(?=(?:an?|the|for|every|each|all|otherwise|if not|else)\b|[a-z][\w-]* [a-z][\w-]* (?:(?:must|may|have|has|between|from|at) |\d))/gi
const most = 8

/**
 * "A bachelor thesis has 30 to 60 pages, a master thesis has 50 to 100 pages. Otherwise "…"": a range of one input for each kind of thing. The
 * kind is a stated start, or a value of the only selection that offers it. Linear: a group has at most eight sentences.
 */
export function withKindRanges(sentences: ReadSentence[]): ReadSentence[] {
  const labels = inputsOf(sentences)
  const result = [...sentences]
  for (let at = 0; at < result.length; at += 1) {
    const found = groupAt(result, at, labels)
    if (!found) continue
    for (const [place, facts] of found) {
      const sentence = result[place]
      if (sentence) result[place] = { ...sentence, kind: 'requirement', facts }
    }
    at = Math.max(...found.keys())
  }
  return result
}

/** The inputs of a text by their names in lower case. */
function inputsOf(sentences: ReadSentence[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const { facts } of sentences)
    for (const fact of facts)
      if (fact.kind === 'field' && !fact.known && !labels.has(fact.label.toLowerCase()))
        labels.set(fact.label.toLowerCase(), fact.label)
  return labels
}

function groupAt(
  all: ReadSentence[],
  at: number,
  labels: Map<string, string>,
): Map<number, Fact[]> | undefined {
  const ranges: KindRange[] = []
  let message: Message | undefined
  for (let place = at; place < all.length && place < at + most && !message; place += 1) {
    const sentence = all[place]
    if (!sentence || sentence.table || sentence.section !== all[at]?.section || !isProse(sentence)) break
    const read = readSentence(sentence.text, place, ranges[0])
    if (!read) break
    ranges.push(...read.ranges)
    if (read.message !== undefined) message = { text: read.message, sentence: place }
  }
  const [first] = ranges
  const names = new Set(ranges.map(({ name }) => name))
  if (!first || !all[at] || names.size < 2 || names.size < ranges.length) return undefined
  const label = labels.get(`number of ${first.unit}`) ?? labels.get(first.unit)
  if (label === undefined) return undefined
  const rules = ranges.flatMap((range) => rulesOf(range, label, message))
  const found: Map<number, Fact[]> = grouped(rules, all[at].start, `${label} by kind of ${first.noun}`)
  const example = common(ranges)
  if (example !== undefined)
    found.set(at, [...(found.get(at) ?? []), { kind: 'field', label, constraints: { example }, known: true }])
  return found
}

function isProse({ kind }: ReadSentence): boolean {
  return kind === 'requirement' || kind === 'context'
}

interface Read {
  ranges: KindRange[]
  message?: string
}

/** All clauses of a sentence; undefined where one of them says something else. */
function readSentence(text: string, sentence: number, first: KindRange | undefined): Read | undefined {
  if (text.length > 400 || !/\d|^\W*\w+,? /.test(text)) return undefined
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^\W*(?:[A-Z]{1,5}-?\d+[.:)]*\s+)?/, '')
    .replace(/[.\s]+$/, '')
  const { masked, quotes } = maskQuotes(plain)
  if (quotes.length > 1) return undefined
  const cuts = [...masked.matchAll(between)]
  const starts = [0, ...cuts.map(({ index, 0: words }) => index + words.length)]
  const ranges: KindRange[] = []
  for (const [index, start] of starts.entries()) {
    const part = masked.slice(start, cuts[index]?.index ?? masked.length)
    const known = ranges[0] ?? first
    const range = rangeOf(part, sentence, known)
    if (range) ranges.push(range)
    else if (known && index === starts.length - 1 && otherwise.test(part) && quotes[0])
      return { ranges, message: quotes[0].value }
    else return undefined
  }
  return quotes.length === 0 ? { ranges } : undefined
}

function rangeOf(part: string, sentence: number, first: KindRange | undefined): KindRange | undefined {
  const quantities = readQuantities(part)
  const [quantity] = quantities
  if (!quantity || quantities.length > 1 || !/^(?: long)?$/.test(part.slice(quantity.end))) return undefined
  const found = subject.exec(part.slice(0, quantity.start).trim())
  const noun = oneOf((found?.[2] ?? '').toLowerCase())
  const unit = quantity.unit?.written.toLowerCase() ?? first?.unit
  if (!found?.[1] || unit === undefined || (first && (noun !== first.noun || unit !== first.unit)))
    return undefined
  return { sentence, name: found[1].toLowerCase(), noun, unit, number: limits(quantity, part) }
}

/** "Theses" and "thesis" are one word. */
function oneOf(noun: string): string {
  return /s[ie]s$/.test(noun) ? noun.replace(/ses$/, 'sis') : singular(noun)
}

function rulesOf(range: KindRange, label: string, message: Message | undefined): GroupRule[] {
  const { sentence, name, noun, number } = range
  const kind: Atom = {
    subject: `kind of ${noun}`,
    text: `the kind of ${noun} is ${name}`,
    negated: false,
    equals: name,
  }
  const { min, max, ...rest } = number
  const value = (bounds: Pick<Limits, 'min' | 'max'>): Atom => ({
    subject: label,
    text: label,
    negated: false,
    number: { ...rest, ...bounds },
  })
  const out = [
    ...(min ? [[kind, value({ max: { units: min.units - number.step } })]] : []),
    ...(max ? [[kind, value({ min: { units: max.units + number.step } })]] : []),
  ]
  const good = `the ${name} ${noun} is accepted`
  const bad = message ? `"${message.text}" is visible` : `the ${name} ${noun} is not accepted`
  return [
    { sentence, anyOf: [[kind, value({ ...(min ? { min } : {}), ...(max ? { max } : {}) })]], outcome: good },
    // What is refused is told by the sentence that states the message.
    { sentence: message?.sentence ?? sentence, anyOf: out, outcome: bad },
  ]
}

/** A value that every kind allows. */
function common(ranges: KindRange[]): string | undefined {
  const [first] = ranges
  if (!first || ranges.some(({ number }) => number.scale !== first.number.scale)) return undefined
  const lows = ranges.flatMap(({ number }) => number.min?.units ?? [])
  const highs = ranges.flatMap(({ number }) => number.max?.units ?? [])
  const low = lows.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined)
  const high = highs.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)
  const one = low ?? high
  return one === undefined || (high !== undefined && one > high)
    ? undefined
    : formatDecimal(one, first.number.scale)
}
