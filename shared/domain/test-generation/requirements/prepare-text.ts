import { merged } from '../../interfaces/reading/merged.ts'
import { withEndpoints } from '../../interfaces/reading/prose/with-endpoints.ts'
import { readApi } from '../../interfaces/reading/read-api.ts'
import { isApi } from '../../interfaces/reading/sentence.ts'
import { blanked } from '../../requirement-reading/blanked.ts'
import { readOnce } from './read-once.ts'
import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import { elementsBySentence } from './elements.ts'
import { reportsIn, type Told } from './bug-reports.ts'
import { fieldsIn } from './field-limits.ts'
import { asDisplayed } from './invisible.ts'
import { readScenarios } from '../scenarios/read-scenarios.ts'
import type { Sentence } from '../../requirement-reading/requirement-schema.ts'
import { unreadable, type Allowance } from './unreadable.ts'

/** A sentence of a source: `number` is that of the statement which the reader saw. */
export interface SourceSentence extends Sentence {
  facts: { kind: string }[]
  number?: number
  reference?: string
}

/** A text before it is read: what no reader of prose gets to see of it, and why. */
export interface PreparedText {
  /** Without the descriptions of interfaces and without scenarios; as long as the text. */
  prose: string
  /** Statements that the grammar does not see: unreadable ones, and those about requests to an interface. */
  gone: Statement[]
  unread: Map<number, string>
  told: Map<number, Pick<SourceSentence, 'kind' | 'facts'>>
  documents: Omit<SourceSentence, 'section'>[]
}

/** Removes the parts of a text that are read elsewhere or not at all, including bug reports and scenarios if cases are made of them. */
export function prepareText(
  text: string,
  allowance: Allowance,
  {
    hasReports = false,
    hasScenarios = false,
  }: { hasReports?: boolean | undefined; hasScenarios?: boolean | undefined } = {},
): PreparedText {
  const { prose: written, sentences: described } = readApi(text)
  const shown = asDisplayed(written)
  const { prose, sentences: scenarios } = hasScenarios
    ? readScenarios(shown)
    : { prose: shown, sentences: [] }
  const { statements, unread, told, documents } = statementsIn(prose, allowance, described, hasReports)
  const gone = statements.filter(
    ({ number, is }) => (unread.has(number) && is !== 'heading') || told.has(number),
  )
  return { prose, gone, unread, told, documents: [...documents, ...scenarios] }
}

type Described = ReturnType<typeof readApi>['sentences'][number]

/** The statements of a text, those that cannot be read, and those that speak of requests to an interface, beside its descriptions. */
function statementsIn(prose: string, allowance: Allowance, described: Described[], hasReports: boolean) {
  const statements = sentencesOf(prose)
  const unread = unreadable(prose, statements, allowance)
  const told: Told = hasReports ? reportsIn(statements, prose) : new Map()
  if (!/\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?\//.test(prose))
    return { statements, unread, told, documents: described }
  const plain = blanked(
    prose,
    statements.filter(({ number }) => unread.has(number)),
  )
  const first = readOnce(plain)
  const elements = elementsBySentence(first.model)
  const byStart = new Map(first.sentences.map((one) => [one.start, elements(one.number)]))
  const asked = statements.map((one): SourceSentence => ({
    ...sentenceOf(one, prose),
    number: one.number,
    kind: unread.has(one.number) ? 'notRead' : one.is === 'heading' ? 'heading' : 'requirement',
    facts: fieldsIn(byStart.get(one.start) ?? elements(-1), first.model.subjects),
  }))
  const documents: Omit<SourceSentence, 'section'>[] = []
  for (const one of withEndpoints<SourceSentence>(merged(asked, described))) {
    if (!one.facts.some(isApi)) continue
    if (one.number === undefined) documents.push(one)
    else told.set(one.number, { kind: one.kind, facts: one.facts })
  }
  const others = described.filter(({ facts }) => facts.length === 0)
  return { statements, unread, told, documents: [...documents, ...others] }
}

export function sentenceOf({ start, end, scope, identifier }: Statement, text: string): SourceSentence {
  return {
    text: text.slice(start, end),
    start,
    end,
    kind: 'context',
    section: Number(scope.split('.')[0] ?? 0) || 0,
    facts: [],
    ...(identifier === undefined ? {} : { reference: identifier }),
  }
}
