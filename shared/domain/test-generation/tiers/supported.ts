import { rowIdeas, type Row } from '../../catalogue/rows.ts'
import { singular } from '../../english/plural.ts'
import { byHand } from '../../model-based-testing/cases/by-hand.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import type { Candidate, Part } from '../parts/part.ts'
import type { Sources } from '../requirements/read-sources.ts'
import { markedTexts } from './marked-text.ts'
import { isDoubted } from './doubted.ts'
import type { SentenceMarks } from './sentence-marks.ts'

/**
 * Whether the marks of the texts bear out the fields that a case of prose fills or looks at. Texts whose sentences are marked have only the fields that are marked as such: cases about
 * others rest on a misreading (what has a cell of a table to itself is named by it), as does a row of a table that is not reached by the columns before its result; one whose step is a condition of the text, or that is told in its words, proves nothing: its idea or outline says the same. What
 * a page has, background texts and sentences without marks name, and a language model has read in its sentence is borne out as well, and without any marks everything is.
 */
export function supportedBy(
  marks: SentenceMarks | undefined,
  { texts, read }: Sources,
): (kind: Part['kind'], candidate: Candidate) => boolean {
  if (!marks || marks.size === 0) return () => true
  const fields = new Set(
    [...marks].flatMap(([text, { roles }]) =>
      roles.flatMap(({ tag, start, end }) =>
        tag === 'F' || tag === 'C' ? [nameOf(text.slice(start, end))] : [],
      ),
    ),
  )
  const unmarked = texts.flatMap(({ is, statements }) =>
    (is === 'context' ? statements : notIn(marks, statements)).map(({ text }) => text.toLowerCase()),
  )
  const cells = new Set(
    texts.flatMap(({ statements }) =>
      statements.flatMap(({ is, cells: own = [] }) =>
        is === 'row' ? own.map(({ text }) => nameOf(text)) : [],
      ),
    ),
  )
  const isField = remembered(
    (name: string): boolean =>
      fields.has(name) ||
      onPage.has(name) ||
      byModel.has(name) ||
      cells.has(name) ||
      [...fields].some((field) => shares(field, name)) ||
      unmarked.some((text) => text.includes(name)),
  )
  const onPage = namesOnPages(texts)
  const byModel = namesByModel(texts)
  const isElsewhere = new Set(
    read.flatMap(({ requirement: { id }, marked }) =>
      marked?.marks.kinds.some(({ kind, confidence }) => notTyped.has(kind) && confidence >= 0.5) ? [id] : [],
    ),
  )
  const rows = new Map(
    read.flatMap(({ requirement: { id }, marked }) =>
      marked?.row && rowIdeas(marked.row).length > 0 ? [[id, marked.row]] : [],
    ),
  )
  const fitsRow = (id: string, steps: readonly Step[]) => {
    const row = rows.get(id)
    return !row || isReachedFromItsBeginning(row, steps)
  }
  const markedOf = new Map(read.flatMap(({ requirement: { id }, marked }) => (marked ? [[id, marked]] : [])))
  return (kind, { testCase }) => {
    const { steps = [], requirementRef = '', automation } = testCase
    const marked = markedOf.get(requirementRef)
    if (kind === 'interfaces' || kind === 'code') return true
    if (steps.some(isRestated)) return false
    if (marked && automation?.reasons.includes(byHand.inWords)) return false
    if (isDoubted(testCase, marked)) return false
    if (isElsewhere.has(requirementRef) && steps.some(({ testData }) => testData)) return false
    const names = steps.flatMap(namesIn)
    return names.every(isField) && fitsRow(requirementRef, steps)
  }
}

/** What the fields of the pages are called that the texts are about. */
const namesOnPages = (texts: Sources['texts']): Set<string> =>
  new Set(
    texts.flatMap(({ model }) =>
      model.subjects.flatMap(({ id, name }) => (isOfPage(id) ? [nameOf(name)] : [])),
    ),
  )

/** What fields are called in sentences that a language model has read: that their names stand there was checked with its answer. */
function namesByModel(texts: Sources['texts']): Set<string> {
  return new Set(
    texts.flatMap(({ model, refs, read }) => {
      const own = new Set(read.flatMap(({ requirement: { id, readBy } }) => (readBy === 'model' ? [id] : [])))
      return model.subjects.flatMap(({ name, from }) =>
        from.some(({ sentence }) => own.has(refs.get(sentence) ?? '')) ? [nameOf(name)] : [],
      )
    }),
  )
}

interface Step {
  action: string
  testData?: string | undefined
}

/** Statements that nobody marked: in another language, which a model may have read, or behind what is marked of a long text. */
const notIn = (marks: SentenceMarks, statements: readonly Statement[]): Statement[] =>
  [...markedTexts(statements)].flatMap(([statement, { text }]) => (marks.has(text) ? [] : [statement]))

function remembered(decide: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const decision = decide(name)
    known.set(name, decision)
    return decision
  }
}

/** Kinds whose figures nobody types into a field: speed, sizes of files, what is sent. */
const notTyped = new Set(['performance', 'reliability', 'upload', 'notify'])

/** A condition that the planner has no step for. */
const isRestated = ({ action }: { action: string }): boolean => /^Make sure that (?!it is ")/.test(action)

/**
 * Whether a case comes to a row by what the row begins with: it fills or sets what stands before the results, none of those columns left out in between, and never the last column. Fields of the form that
 * have no column are its own business.
 */
function isReachedFromItsBeginning({ cells, isNamed }: Row, steps: readonly Step[]): boolean {
  const filled = steps.flatMap(namesIn)
  const told = steps.map(({ action }) => action.toLowerCase())
  const isSet = ({ header }: Row['cells'][number]): boolean =>
    filled.some((name) => shares(nameOf(header), name)) ||
    told.some((action) => action.includes(`"${header.toLowerCase()}"`))
  const columns = cells.slice(isNamed && !(cells[0] && isSet(cells[0])) ? 1 : 0).map(isSet)
  const first = columns.indexOf(false)
  return first >= (filled.length === 0 ? 0 : 1) && !columns.slice(first).includes(true)
}

/** A field that is marked with more or fewer of its words: "order value" and "value". */
const shares = (field: string, name: string): boolean =>
  ` ${field} `.includes(` ${name} `) || ` ${name} `.includes(` ${field} `)

const nameOf = (text: string): string =>
  singular(
    text.replace(/^["“'‘]+|["”'’]+$/g, '').replace(/^(?:the|an?|each|every|any)\s+/i, ''),
  ).toLowerCase()

/** The fields that a step fills by its test data, or names as such. */
function namesIn({ action, testData = '' }: Step): string[] {
  const filled = testData.split('; ').flatMap((pair) => /^([^="]{1,80})=/.exec(pair)?.[1] ?? [])
  const told = [...action.matchAll(/"([^"]{1,80})" (?:field|list|box)\b/g)].map(([, name = '']) => name)
  return [...filled, ...told].map(nameOf)
}
