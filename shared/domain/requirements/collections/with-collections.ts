import { maskQuotes } from '../facts/mask.ts'
import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { learn } from './learn.ts'
import type { CollectionPart, EntryFault } from './parts.ts'
import {
  mayAdd,
  readAdding,
  readAfterRefusal,
  readReload,
  readRules,
  refusedLength,
  ruleLength,
} from './read-entry.ts'
import { readBulk, readEntryControls } from './read-controls.ts'
import { readMessages } from './read-messages.ts'
import { isOpening, readCounter, readElements, readFilters, readOpening } from './read-views.ts'
import type { Reading } from './reading.ts'
import { named, partsOf, tokensOf, type Tokens, type Vocabulary } from './tokens.ts'

const longest = 1200
const cheap = /\blist\b|\bevery\b|\beach\b/i
const adding = /\badd|\bput|\bappend|\binvit|\bcreat|\bappear|\bsav|\benter|\bregist|\btyp/i
const readers = [
  readElements,
  readOpening,
  readAdding,
  readRules,
  readAfterRefusal,
  readReload,
  readMessages,
  readEntryControls,
  readBulk,
  readCounter,
  readFilters,
]

/**
 * Pages on which somebody keeps a list: an input, a button that adds what was typed, and what the text says of the entries, of the list and
 * of its views. Each sentence that speaks of it gets facts of the collection and none of a form, and what is said beside it, in the same
 * section, declares no form either. A text without such a list is left as it is. Linear.
 */
export function withCollections(sentences: ReadSentence[]): ReadSentence[] {
  const texts = sentences.filter(isRead).map(spokenText)
  if (!texts.some((text) => cheap.test(text)) || !texts.some((text) => adding.test(text))) return sentences
  const vocabulary = learn(texts)
  if (!vocabulary) return sentences
  const told = sentences.map((sentence) =>
    isRead(sentence) ? named(tokensOf(spokenText(sentence)), vocabulary) : undefined,
  )
  // Without a way to add there is no such list, and the readers are dear to compile.
  if (!told.some((tokens) => tokens && mayAdd(tokens.words))) return sentences
  const reading: Reading = { vocabulary, controls: [], ...limitsIn(told) }
  const found = told.map((tokens, at) =>
    tokens ? readAll(tokens, reading, declares(sentences[at], vocabulary)) : [],
  )
  if (!isCollection(found.flat())) return sentences
  const sections = new Set(
    sentences.flatMap(({ section }, at) => ((found[at] ?? []).length > 0 ? [section] : [])),
  )
  return sentences.map((sentence, at) => {
    const parts = found[at] ?? []
    if (parts.length > 0) return claimed(sentence, parts, reading)
    const beside = sections.has(sentence.section) && isRead(sentence)
    return beside ? { ...sentence, facts: sentence.facts.filter(staysBeside) } : sentence
  })
}

function isRead({ kind, text, table }: ReadSentence): boolean {
  const told = kind === 'requirement' || kind === 'context'
  const spoken = table !== true || /[a-z]{2,} [a-z]{2,}[^|]{10,}\.["”)]*\s*\|?\s*$/i.test(text)
  return told && text.length <= longest && spoken && !/^\s*(?:scenario|background|given)\b/i.test(text)
}

/** A requirement that stands in a row says what its last cell says. */
function spokenText({ text, table }: ReadSentence): string {
  return table === true
    ? (text
        .replace(/\s*\|\s*$/, '')
        .split('|')
        .at(-1) ?? text)
    : text
}

/** What the text says anywhere of the length of an entry and of the list. */
function limitsIn(told: (Tokens | undefined)[]): Pick<Reading, 'length' | 'most'> {
  const words = told.flatMap((tokens) => (tokens ? [tokens.words] : []))
  const length = Object.assign(
    {},
    ...words.map(refusedLength),
    ...words.map((one) => ruleLength(one) ?? {}),
  ) as Reading['length']
  const most = words.map(mostIn).find((limit) => limit !== undefined)
  return { length, ...(most === undefined ? {} : { most }) }
}

const capacity =
  /\b(?:at most|up to|no more than|not more than|maximum of|maximum|max\.|limited to|room for|only) (\d{1,3}) (?:ITEMS|places)\b/

function mostIn(words: string): number | undefined {
  const found = capacity.exec(words)?.[1]
  return found === undefined || Number(found) < 2 ? undefined : Number(found)
}

function readAll(tokens: Tokens, reading: Reading, input: boolean): CollectionPart[] {
  const { label, noun, others } = reading.vocabulary
  return [
    ...(input ? [{ part: 'input' as const, label, noun, others }] : []),
    ...partsOf(tokens).flatMap((part) => readPart(part, reading)),
  ]
}

function readPart({ words, quotes }: Tokens, reading: Reading): CollectionPart[] {
  const { faults, full, sent } = reading
  const opening = isOpening(words)
  const most = mostIn(words)
  const parts: CollectionPart[] = [
    ...(most === undefined ? [] : [{ part: 'capacity' as const, most }]),
    ...readers.flatMap((read) => read(words, quotes, reading)),
  ]
  // What a sentence leaves open is for the next one only.
  const ruled = ruledFaults(parts)
  if (ruled.length > 0) reading.faults = ruled
  else if (reading.faults === faults) delete reading.faults
  if (most !== undefined || parts.some(({ part }) => part === 'full')) reading.full = true
  else if (reading.full === full) delete reading.full
  if (reading.sent === sent) delete reading.sent
  if (opening || (reading.opening === true && parts.some(({ part }) => part === 'opening')))
    reading.opening = true
  else delete reading.opening
  return parts
}

/** What breaks the rules of a sentence that has no message of its own: the next one may say what is shown then. */
function ruledFaults(parts: CollectionPart[]): EntryFault[] {
  if (parts.some(({ part }) => part === 'refusal')) return []
  return parts.flatMap((part): EntryFault[] => {
    if (part.part === 'unique') return ['duplicate']
    if (part.part !== 'length') return []
    return [
      ...(part.min === undefined || part.min < 2 ? [] : ['tooShort' as const]),
      ...(part.max === undefined ? [] : ['tooLong' as const]),
    ]
  })
}

function declares(sentence: ReadSentence | undefined, { label }: Vocabulary): boolean {
  return sentence !== undefined && maskQuotes(sentence.text).quotes.some(({ value }) => value === label)
}

const telling = new Set<CollectionPart['part']>([
  'mark',
  'remove',
  'bulk',
  'counter',
  'filter',
  'unique',
  'capacity',
  'emptyText',
  'place',
])

const keeping = ['mark', 'remove', 'place', 'bulk'] as const

/** A list has a way to add to it, entries that are placed, marked or removed, and something more that is said of it. */
function isCollection(parts: CollectionPart[]): boolean {
  const kinds = new Set(parts.map(({ part }) => part))
  const kept = keeping.some((kind) => kinds.has(kind))
  const more = [...kinds].filter((kind) => telling.has(kind)).length >= 2
  return kinds.has('add') && kinds.has('input') && kept && more
}

function claimed(
  sentence: ReadSentence,
  parts: CollectionPart[],
  { length: { min, max }, most }: Reading,
): ReadSentence {
  const { masked } = maskQuotes(sentence.text)
  const limits = [min, max, most].flatMap((one) => (one === undefined ? [] : [one - 1, one, one + 1]))
  const held = new Set([0, 1, ...limits].map(String))
  const said = masked
    .replace(/"[^"]*"/g, ' ')
    .replace(/\d+/g, (number) => (held.has(number) ? number : ' '))
    .replace(/\s+/g, ' ')
    .trim()
  const facts = parts.map((part) => ({ kind: 'collection' as const, said, part }))
  return { ...sentence, kind: 'requirement', facts: [...sentence.facts.filter(isName), ...facts] }
}

function isName({ kind }: Fact): boolean {
  return kind === 'button' || kind === 'page'
}

/** Beside a list stand no form and no life of a thing: what looks like one is about the entries. */
function staysBeside(fact: Fact): boolean {
  return (
    isName(fact) ||
    ['threshold', 'permission', 'denial', 'formula', 'price', 'api', 'flow'].includes(fact.kind)
  )
}
