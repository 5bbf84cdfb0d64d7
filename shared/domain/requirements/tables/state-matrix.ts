import type { Fact, TransitionFact } from '../facts/types.ts'
import { readEntry } from './entries.ts'
import { entityOf, isFinal, isInitial, stateName } from './state-names.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'

const refused =
  /^(?:[-–—―✗✘x]|n\/?a|none|no|not (?:allowed|possible|permitted)|invalid|impossible|forbidden|refused|rejected|ignored|error|)\.?$/i
const message = /^(?:(?:error|refused|rejected|message)\s*:?\s*)?["“]([^"”]{2,200})["”]$/i
const target =
  /^(?:\[([^[\]]{1,80})\]\s*)?(?:→|->|=>)?\s*([^/[\]]{1,60}?)(?:\s*\[([^[\]]{1,80})\])?(?:\s*\/\s*(.{1,160}))?$/

/**
 * Reads a state table: a state in each row, an event in each column, the next state in the cell. A dash or an empty cell is an event
 * that the state refuses. Recognised by cells that are names of rows; columns and rows may be swapped.
 */
export function readStateMatrix(table: Table): RowReading[] | undefined {
  const { header, body } = table
  if (header.length < 2 || body.length < 2) return undefined
  const rows = body.map(({ cells }) => stateName(cells[0] ?? ''))
  const columns = header.slice(1).map(stateName)
  const inner = body.flatMap(({ cells }) => cells.slice(1)).filter((cell) => !refused.test(cell.trim()))
  const naming = (names: string[]) => {
    const known = new Set(names.map((name) => name.toLowerCase()))
    return inner.filter((cell) => known.has((target.exec(cell.trim())?.[2] ?? '').toLowerCase())).length
  }
  const [down, across] = [naming(rows), naming(columns)]
  if (inner.length === 0 || Math.max(down, across) * 2 < inner.length || new Set(rows).size < rows.length)
    return undefined
  const swapped = across > down
  if (!(swapped ? columns : rows).every(isName)) return undefined
  const states = swapped ? columns : rows
  const canonical = new Map(states.map((state) => [state.toLowerCase(), state]))
  const entity = entityOf(swapped ? { ...table, header: [header[0]?.split(/[\\/]/).at(-1) ?? ''] } : table)
  return body.map(({ cells, found }, row) => {
    if (found) return unread(found)
    const facts: Fact[] = cells.slice(1).flatMap((cell, column) => {
      const [from = '', event = ''] = swapped ? [columns[column], rows[row]] : [rows[row], header[column + 1]]
      return from === '' || event === '' ? [] : [cellFact({ entity, from, event }, cell.trim(), canonical)]
    })
    const lead = swapped ? '' : (cells[0] ?? '')
    const marks: Fact[] =
      isInitial(lead) || isFinal(lead)
        ? [{ kind: 'stateMark', entity, state: rows[row] ?? '', mark: isInitial(lead) ? 'initial' : 'final' }]
        : []
    return requirement([...facts, ...marks])
  })
}

/** States have names: no numbers, ranges or marks. */
function isName(state: string): boolean {
  return /\p{L}{2}/u.test(state) && readEntry(state).kind === 'values' && !/^(?:rule|r)?\s?\d+$/i.test(state)
}

function cellFact(
  { entity, from, event }: { entity: string; from: string; event: string },
  cell: string,
  states: Map<string, string>,
): TransitionFact {
  const base = {
    kind: 'transition' as const,
    entity,
    from: [from],
    event,
    only: false,
    stated: true as const,
  }
  const said = message.exec(cell)?.[1]
  if (refused.test(cell) || said)
    return { ...base, guard: 'forbidden', ...(said ? { action: `"${said}" is shown` } : {}) }
  const found = target.exec(cell)
  const name = (found?.[2] ?? cell).trim()
  const condition = found?.[1] ?? found?.[3]
  return {
    ...base,
    to: states.get(name.toLowerCase()) ?? name,
    ...(condition ? { condition: condition.trim() } : {}),
    ...(found?.[4] ? { action: found[4].trim() } : {}),
  }
}
