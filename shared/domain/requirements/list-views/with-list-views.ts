import { labelKey } from '../facts/labels.ts'
import { maskQuotes, type Masked } from '../facts/mask.ts'
import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { listControls } from './list-controls.ts'
import type { ListControls, ListPart } from './list-fact.ts'
import { readListRules } from './read-list-rules.ts'
import { readBack, readNone, readReset, readSameSorter, readSorted, readSorter } from './read-order.ts'
import { unsortable } from './read-order-rules.ts'
import { readPlaces } from './read-places.ts'
import { readStatements } from './read-statements.ts'
import { readRecordList } from './record-lists.ts'
import { withSpokenControls } from './spoken-controls.ts'
import { headerIn, readRecordTables } from './record-tables.ts'

const guard = /\b(?:search|filter|sort|rows?|per page|page 1|pages)/i
const rules = new Set<ListPart['what']>([
  'search',
  'statement',
  'pageSize',
  'sorter',
  'filtering',
  'ends',
  'together',
  'firstPage',
])

/**
 * What a text says of a list that is searched, filtered, sorted and turned over in pages. Only where it names the controls for that and
 * says at least two things of them; its sentences then state no inputs or rules of a form. Linear.
 */
export function withListViews(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => guard.test(text))) return sentences
  const bare = listControls(sentences)
  const header = wholeHeader(sentences, bare)
  const columns = header?.columns ?? bare.columns
  const records = columns.length > 0 ? [...readRecordTables(sentences, columns).values()] : []
  const told = records.length >= fewestRows ? withSpokenControls(sentences, columns, records) : sentences
  const { search, filters, next } = told === sentences ? bare : listControls(told)
  if (search === undefined && filters.length === 0 && next === undefined) return sentences
  return withViews(header ? withColumns(told, header) : told)
}

/** The head of the table of rows; where sentences name columns too, one that holds all of these and more. */
function wholeHeader(
  sentences: ReadSentence[],
  { filters, columns }: ListControls,
): ReturnType<typeof headerIn> {
  const found = headerIn(
    sentences,
    filters.map(({ name }) => name),
    columns,
  )
  const keys = new Set(found?.columns.map(labelKey))
  return columns.length < keys.size && columns.every((column) => keys.has(labelKey(column)))
    ? found
    : undefined
}

/** Fewer rows than these are no list that somebody looks through. */
const fewestRows = 3

/** Columns that only a table of rows in the text names. */
function withColumns(
  sentences: ReadSentence[],
  { sentence, columns }: { sentence: ReadSentence; columns: string[] },
): ReadSentence[] {
  const facts = columns.map((name) => ({
    kind: 'control' as const,
    control: 'column' as const,
    name,
    shown: false,
  }))
  return sentences.map((one) =>
    one.start === sentence.start ? { ...one, facts: [...one.facts, ...facts] } : one,
  )
}

function withViews(sentences: ReadSentence[]): ReadSentence[] {
  const bare = listControls(sentences)
  const records = recordsOf(sentences, bare)
  const controls = { ...bare, rows: [...records.values()].flatMap((one) => namesOf(one)) }
  let sorter: ListPart[] = []
  const fixed = new Set(
    sentences.flatMap(({ kind, text }) =>
      kind === 'notRead' ? [] : unsortable(maskQuotes(text), controls.columns),
    ),
  )
  const read = sentences.map((sentence, at) => {
    const parts = partsOf(sentence, sentences[at - 1], { controls, records }).filter(
      (part) => part.what !== 'sorter' || !fixed.has(part.column),
    )
    const same = readSameSorter(maskQuotes(sentence.text), sorter, controls)
    sorter = [...parts, ...same, ...sorter].filter(({ what }) => what === 'sorter').slice(0, 1)
    return [...parts, ...same]
  })
  const told = new Set(read.flat().map(({ what }) => what))
  if ([...told].filter((what) => rules.has(what)).length < 2) return sentences
  return sentences.map((sentence, at) => withParts(sentence, read[at] ?? [], controls))
}

function namesOf(part: ListPart): string[] {
  return part.what === 'records' ? part.records.map(({ name }) => name) : []
}

function recordsOf(sentences: ReadSentence[], controls: ListControls): Map<ReadSentence, ListPart> {
  const found = readRecordTables(sentences, controls.columns)
  for (const sentence of sentences) {
    if (found.has(sentence) || sentence.kind === 'heading' || sentence.kind === 'notRead') continue
    const records = readRecordList(sentence.text, controls)
    if (records.length > 0) found.set(sentence, { what: 'records', records })
  }
  return found
}

interface Context {
  controls: ListControls
  records: Map<ReadSentence, ListPart>
}

function partsOf(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
  { controls, records }: Context,
): ListPart[] {
  const record = records.get(sentence)
  if (record) return [record]
  const { kind, text, table } = sentence
  if (kind === 'heading' || kind === 'notRead' || kind === 'question' || table) return []
  const part = maskQuotes(text)
  // "For example, …" shows what the rules mean, and states none.
  if (kind === 'example') return readStatements(part, controls)
  const front = before && sentence.start - before.end <= 1 ? before : undefined
  return [
    ...readListRules(part, controls),
    ...readStatements(part, controls),
    ...readPlaces(part, controls, front?.facts.some((fact) => fact.kind === 'opening') === true),
    ...readSorted(part, controls),
    ...readSorter(part, controls),
    ...readNone(part, front?.text ?? '', controls),
    ...readBack(part),
    ...readReset(part, controls),
    ...readNumbers(part),
  ]
}

/** Quoted texts with a number, of which counts and page numbers are made. */
function readNumbers({ quotes }: Masked): ListPart[] {
  const texts = quotes.map(({ value }) => value).filter((value) => /\d/.test(value) && value.length <= 60)
  return texts.length > 0 ? [{ what: 'numbers', texts }] : []
}

const kept = new Set<Fact['kind']>(['control', 'opening', 'button', 'page'])

function withParts(sentence: ReadSentence, parts: ListPart[], controls: ListControls): ReadSentence {
  const own = new Set(
    [
      controls.search ?? '',
      ...controls.filters.map(({ name }) => name),
      ...controls.orders.map(({ name }) => name),
    ].map(labelKey),
  )
  const isOwn = (fact: Fact) =>
    (fact.kind === 'field' || fact.kind === 'mention') && own.has(labelKey(fact.label))
  const tells = parts.some(({ what }) => what !== 'numbers')
  const counts =
    parts.some(({ what }) => what === 'numbers') &&
    /\b(?:hits?|found|match\w*|results?)\b/i.test(sentence.text)
  const facts = sentence.facts.filter(
    (fact) => !isOwn(fact) && (!tells || kept.has(fact.kind)) && !(counts && fact.kind === 'rule'),
  )
  if (parts.length === 0) return facts.length === sentence.facts.length ? sentence : { ...sentence, facts }
  return {
    ...sentence,
    ...(tells && (sentence.kind === 'context' || sentence.kind === 'example')
      ? { kind: 'requirement' as const }
      : {}),
    facts: [...facts, { kind: 'list', parts }],
  }
}
