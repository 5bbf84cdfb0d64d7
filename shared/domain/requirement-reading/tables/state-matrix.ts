import type { Effect, Subject } from '../../requirement-model/index.ts'
import type { Draft } from '../resolve/draft.ts'
import { isNothing, type Table } from './columns.ts'
import { quotedIn, type Words } from './cells.ts'
import { add, declareStatesOf, eventIn, type RowReading, type Starts } from './transitions.ts'

const denied =
  /^(?:(?:is |it is )?(?:refused|rejected|denied|forbidden|impossible|invalid|ignored|not (?:possible|allowed|permitted|available))|error|no|x|✗)$/i
const staying = /^(?:(?:it )?(?:stays|remains|no change|unchanged|same)\b.*)$/i

/** States down the side and events over the columns: each cell has the next state, says that there is none, or what is answered instead. */
export function isStateMatrix(draft: Draft, table: Table): boolean {
  const known = new Set(table.rows.map((row) => quotedIn(row.cells?.[0])))
  const cells = table.rows.flatMap((row) => (row.cells ?? []).slice(1)).filter(({ text }) => !isNothing(text))
  const isState = (text: string): boolean =>
    known.has(text) || draft.vocabulary.withOption(text, 'state') !== undefined
  const leading = cells.filter((cell) => isState(quotedIn(cell)))
  return (
    table.rows.length > 1 &&
    table.columns.length > 2 &&
    known.size === table.rows.length &&
    leading.length > 0 &&
    leading.length * 3 >= cells.length &&
    cells.every(
      (cell) =>
        leading.includes(cell) || denied.test(cell.text) || staying.test(cell.text) || isQuoted(cell.text),
    )
  )
}

const isQuoted = (text: string): boolean => /^(?:.{0,24}[ ,:])?["“„][^"“”]*["”]$/.test(text)

export function declareMatrixStates(draft: Draft, table: Table, starts: Starts): void {
  declareStatesOf(
    draft,
    table,
    table.rows.map((row) => quotedIn(row.cells?.[0])),
    starts,
  )
}

export function takeStateMatrix(draft: Draft, table: Table, words: Words): RowReading[] {
  const subject = draft.vocabulary.withOption(quotedIn(table.rows[0]?.cells?.[0]), 'state')
  return table.rows.map((row) => {
    const from = quotedIn(row.cells?.[0])
    for (const [index, cell] of (row.cells ?? []).entries()) {
      const head = table.header?.cells?.[index]
      if (!subject || !head || index === 0 || isNothing(cell.text)) continue
      const { when } = eventIn(draft, row, head, words)
      add(draft, table, row, {
        when: { ...when, target: when.target ?? subject.id },
        if: { kind: 'one-of', subject: subject.id, values: [{ type: 'text', value: from }] },
        then: comes(cell.text, subject, from),
      })
    }
    return { row, taken: subject !== undefined, unknown: [] }
  })
}

function comes(text: string, { id, options }: Subject, from: string): Effect[] {
  const quoted = /["“„]([^"“”]*)["”]$/.exec(text)?.[1]
  const to = staying.test(text) ? from : quotedIn({ text, start: 0, end: 0 })
  if (quoted !== undefined && isQuoted(text))
    return [{ kind: 'refused' }, { kind: 'shows', text: [quoted], as: 'message' }]
  if (denied.test(text) && !options?.includes(text)) return [{ kind: 'refused' }]
  return [{ kind: 'set', subject: id, to: { kind: 'value', value: { type: 'text', value: to } } }]
}
