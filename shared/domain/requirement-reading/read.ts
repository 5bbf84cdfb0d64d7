import type { RequirementModel } from '../requirement-model/index.ts'
import { isStory } from './capabilities/story.ts'
import { readClauses } from './grammar/clauses.ts'
import { knownPages } from './flows/opened.ts'
import { takeFlows } from './flows/take-flows.ts'
import { takeBranching } from './flows/branching.ts'
import { accountOf } from './resolve/accounts.ts'
import { statesIn, type KnownStates } from './grammar/known-states.ts'
import { thingsWith, withStates } from './grammar/with-states.ts'
import { withoutArrows } from './grammar/lives/arrows.ts'
import { emphasisedAlike } from './grammar/lives/emphasis.ts'
import { whoseStates } from './grammar/lives/whose.ts'
import { declareAll } from './resolve/declare.ts'
import { Draft, type Statement } from './resolve/draft.ts'
import { nameControls } from './resolve/named-controls.ts'
import { namesInUse } from './resolve/names-in-use.ts'
import { knownNames, withKnownNames } from './resolve/known-names.ts'
import { checked } from './resolve/checked.ts'
import { placesOf } from './resolve/places.ts'
import { finish } from './resolve/finish.ts'
import { Lives } from './resolve/lives.ts'
import { take } from './resolve/take.ts'
import { takeMeasures } from './resolve/measures.ts'
import { labelledTaker } from './tables/labelled.ts'
import { fieldsOf, proseColumn, tablesOf, takeTables } from './tables/read-tables.ts'
import { statesOf } from './tables/transitions.ts'
import type { Table } from './tables/columns.ts'
import type { Sentence, TaggedSentence } from './sentence.ts'
import { readSentences } from './sentences/sentences-of.ts'
import { statementsOf } from './statements.ts'
import { tokenise } from './tokenise.ts'
import type { Token } from './tokens.ts'

interface ReadRequirements {
  sentences: Sentence[]
  model: RequirementModel
  /** Alternatives of the grammars that took part, with how often: the census. */
  used: Map<string, number>
}

/**
 * What a text demands, as a model. Every sentence is read by itself; what stands around it only resolves names. `isField` tells the fields of a page that the
 * text is about: what is one needs no other evidence that somebody enters it.
 */
export function readRequirements(text: string, isField?: (name: string) => boolean): ReadRequirements {
  const { sentences, plain } = readSentences(text)
  const words = withoutArrows(
    sentences.map((sentence): TaggedSentence => ({ ...sentence, tokens: tokensOf(sentence, plain) })),
  )
  const tables = tablesOf(words)
  const { tagged, states } = withKnownStates(words, tables, text)
  const prose = new Map<number, number>(tables.map((table) => [table.number, proseColumn(table)]))
  const used = new Map<string, number>()
  const statements = statementsOf(tagged, prose, plain, used)
  for (const statement of statements) nameControls(statement)
  rereadNames(statements, text, used)
  const draft = new Draft()
  draft.isField = isField
  draft.pages = knownPages(sentences)
  draft.places = placesOf(statements, fieldsOf(tables))
  declareAll(draft, statements)
  const cells = { plain, used: new Set<string>() }
  const byNumber = new Map(statements.map((statement) => [statement.sentence.number, statement]))
  for (const { row, taken, unknown, heads = false } of takeTables(draft, tables, byNumber, cells)) {
    const statement = byNumber.get(row.number)
    if (!statement) continue
    statement.heads = heads
    statement.taken += taken ? 1 : 0
    if (taken && unknown.length === 0) statement.part = true
    statement.unknown.push(...unknown)
  }
  const flowing = takeFlows(draft, statements, cells.used)
  takeBranching(draft, statements, flowing)
  draft.memory.subjects = []
  const lives = new Lives(draft, statements, states)
  const takeLabelled = labelledTaker(draft, statements, cells.used)
  for (const statement of statements)
    if (
      !flowing.has(statement.sentence.number) &&
      !isStory(statement.sentence.text) &&
      !lives.take(statement) &&
      !takeLabelled(statement)
    )
      take(draft, statement)
  lives.settle()
  takeMeasures(draft, statements)
  count(used, cells.used)
  for (const { sentence, about } of finish(draft, statements, text)) {
    const statement = byNumber.get(sentence)
    if (statement && statement.sentence.is !== 'row') statement.taken = Math.max(0, statement.taken - 1)
    statement?.unknown.push(about)
  }
  return { sentences, model: checked(modelOf(draft, statements), draft.samples), used }
}

/** States that the text speaks of are single words wherever it names them. */
function withKnownStates(
  sentences: TaggedSentence[],
  tables: readonly Table[],
  text: string,
): { tagged: TaggedSentence[]; states: KnownStates } {
  const all = sentences.map(({ tokens }) => tokens)
  const isMark = (offset: number): boolean => text[offset] === '*' || text[offset] === '_'
  const listed = tables.flatMap(statesOf)
  const sure = statesIn(
    sentences.map(({ tokens, lead }) => ({
      tokens,
      isMark,
      ...(lead === undefined ? {} : { lead: all[lead] ?? [] }),
    })),
    listed,
  )
  const names = [...sure, ...emphasisedAlike(all, sure, text)].sort((a, b) => b.length - a.length)
  if (names.length === 0)
    return { tagged: sentences, states: { names: new Set(), things: new Set(), listed, whose: [] } }
  const whose = whoseStates(all, names)
  const things = new Set([...thingsWith(all, names), ...whose.flatMap((one) => one.names)])
  const tagged = sentences.map((sentence) => ({
    ...sentence,
    tokens: withStates(sentence.tokens, names, things),
  }))
  return { tagged, states: { names: new Set(names), things, listed, whose } }
}

function tokensOf(sentence: Sentence, plain: string): TaggedSentence['tokens'] {
  const isRead = sentence.is === 'sentence' || sentence.is === 'item'
  return isRead ? tokenise(plain.slice(sentence.start, sentence.end), sentence.start) : []
}

/** Once all controls are known, sentences that name them without quotes are read with these names. */
function rereadNames(statements: Statement[], text: string, used: Map<string, number>): void {
  const declared = knownNames(statements.flatMap(({ clauses }) => clauses))
  const inUse = namesInUse(
    statements.map(({ sentence }) => ('tokens' in sentence ? (sentence.tokens as Token[]) : [])),
    text,
  )
  const names = [...declared, ...inUse].sort((a, b) => b.length - a.length)
  if (names.length === 0) return
  for (const statement of statements) {
    const { sentence, left } = statement
    const tokens =
      'tokens' in sentence && left.length > 0 ? withKnownNames(sentence.tokens as Token[], names) : undefined
    if (!tokens) continue
    const read = readClauses(tokens)
    if (read.left.length >= left.length) continue
    count(used, read.used)
    statement.clauses = read.clauses
    statement.left = read.left
  }
}

function count(used: Map<string, number>, names: Iterable<string>): void {
  for (const name of names) used.set(name, (used.get(name) ?? 0) + 1)
}

function modelOf(draft: Draft, statements: readonly Statement[]): RequirementModel {
  return {
    subjects: draft.vocabulary.subjects,
    controls: draft.vocabulary.controls,
    rules: draft.rules,
    flows: draft.flows,
    measures: draft.measures,
    accounts: statements.map(accountOf),
  }
}
