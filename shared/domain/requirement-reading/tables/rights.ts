import { uncapital } from '../../english/capital.ts'
import type { Effect } from '../../requirement-model/index.ts'
import { wordsOf } from '../grammar/names.ts'
import { spanOf, type Draft, type Statement } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { quotedIn, tokensOf, type Words } from './cells.ts'
import type { Table } from './columns.ts'
import type { RowReading } from './transitions.ts'

const yes = /^(?:yes|y|x|✓|✔|allowed|true)$/i
const no = /^(?:no|n|✗|not allowed|false|[-–—]|)$/i

/** Deeds down the side and who does them over the columns, or the other way round, with yes and no in the cells. */
export function isRightsTable(table: Table, words: Words): boolean {
  const cells = table.rows.flatMap(({ cells: all }) => (all ?? []).slice(1))
  const said = cells.filter(({ text }) => yes.test(text) || no.test(text))
  return (
    table.columns.length > 2 &&
    table.rows.length > 1 &&
    cells.some(({ text }) => yes.test(text)) &&
    cells.some(({ text }) => no.test(text)) &&
    said.length >= cells.length * 0.75 &&
    deedsOf(table, words) !== undefined
  )
}

type Cell = NonNullable<TaggedSentence['cells']>[number]

/** Where the deeds stand: they begin with a verb, those who do them do not. */
function deedsOf(table: Table, words: Words): 'rows' | 'columns' | undefined {
  const sides = table.rows.flatMap(({ cells }) => cells?.[0] ?? [])
  const heads = (table.header?.cells ?? []).slice(1)
  const areDeeds = (cells: Cell[]): boolean =>
    cells.length > 0 && cells.every((cell) => isDeed(tokensOf(cell, words)))
  const [down, over] = [areDeeds(sides), areDeeds(heads)]
  return down === over ? undefined : down ? 'rows' : 'columns'
}

function isDeed([first, ...others]: readonly Token[]): boolean {
  return (
    first?.kind === 'word' &&
    first.classes.includes('verb') &&
    (others.length > 0 || first.classes[0] === 'verb')
  )
}

/** Each cell is what comes of somebody doing something: it is done, or refused. */
export function takeRights(
  draft: Draft,
  table: Table,
  words: Words,
  answer: string | undefined,
): RowReading[] {
  const deeds = deedsOf(table, words)
  return table.rows.map((row) => {
    const [side, ...cells] = row.cells ?? []
    const unknown: string[] = []
    for (const [index, cell] of cells.entries()) {
      const head = table.header?.cells?.[index + 1]
      if (!side || !head) continue
      const isRight = yes.test(cell.text)
      if (!isRight && !no.test(cell.text)) {
        unknown.push(cell.text)
        continue
      }
      const [deed, who] = deeds === 'rows' ? [side, head] : [head, side]
      const name = wordsOf(tokensOf(deed, words))
      draft.where(row)
      draft.add({
        kind: 'reaction',
        when: { action: 'do', name: uncapital(name), actor: quotedIn(who) },
        then: [comes(isRight, answer)],
        table: `t${table.number + 1}`,
        from: [...(table.header ? [spanOf(table.header)] : []), spanOf(row)],
      })
    }
    return { row, taken: unknown.length < cells.length, unknown }
  })
}

/** What is refused shows the text that the document has for it; without one, only a person can tell. */
function comes(isRight: boolean, text: string | undefined): Effect {
  if (text === undefined) return { kind: 'said', text: isRight ? 'this is allowed' : 'this is refused' }
  return isRight ? { kind: 'hides', text: [text] } : { kind: 'shows', text: [text], as: 'message' }
}

/** "Whoever calls a function that is not allowed gets "Access denied"": the sentence that tells what comes of deeds without a right. */
export function refusalOf(
  statements: Iterable<Statement>,
): { text: string; statement: Statement } | undefined {
  for (const statement of statements) {
    const tokens = (statement.sentence as TaggedSentence).tokens
    const quoted = tokens.filter(({ kind }) => kind === 'quoted')
    const said = wordsOf(tokens.filter(({ kind }) => kind !== 'quoted'))
    const isRefusal =
      /\b(?:not|no|without|lacks?|never)\b/i.test(said) &&
      /\b(?:allowed|permitted|permissions?|rights?|authori[sz]ed|entitled)\b/i.test(said)
    if (isRefusal && quoted.length === 1 && quoted[0]?.kind === 'quoted')
      return { text: quoted[0].value, statement }
  }
  return undefined
}
