import { readBlocks } from '../blocks.ts'
import { tellsCondition } from './row-conditions.ts'

/** A block of the text with how far it is set in, and the cells of its row under the columns that matter here. */
export interface Unit {
  kind: 'heading' | 'item' | 'paragraph' | 'row'
  text: string
  start: number
  /** How far the item is set in; -1 for what is no item. */
  depth: number
  row?: { label: string; rule: string; message: string; kind: string; required: string }
}

const columns = {
  label: /^(?:field|label|input|name|question|entry|element|control|form field)s?(?: (?:name|label))?$/i,
  kind: /^(?:kind|type|control|input type|field type|control type)$/i,
  required: /^(?:required|mandatory|obligatory)\??$/i,
  message:
    /^(?:(?:error |validation )?(?:messages?|errors?|texts?|hints?)(?: texts?| shown| beside(?: it| the field)?)?|shown text|answer|otherwise|if not|what (?:the page|it) says)$/i,
  rule: /^(?:(?:validation )?rules?|checks?|validations?|(?:error )?conditions?|constraints?|wrong (?:if|when)|error (?:if|when)|invalid (?:if|when)|problem|cause|case|situation|if|when|what is wrong|wrong (?:value|entry|input)|allowed(?: values)?|requirements?|valid (?:values?|if|when)|entry)$/i,
}
type Column = keyof typeof columns

/** The blocks of a text in their order; a table whose rows give a message for an input says so in its rows. */
export function unitsOf(text: string): Unit[] {
  let table: { id: number; at: Partial<Record<Column, number>>; label: string } | undefined
  return readBlocks(text).flatMap((block): Unit[] => {
    const { kind, start, end, row } = block
    const own = text.slice(start, end)
    if (kind === 'code' || kind === 'scenario') return []
    if (!row) {
      const line = text.lastIndexOf('\n', start - 1) + 1
      const inset = /^[ \t]*/.exec(text.slice(line, start))?.[0] ?? ''
      const depth = kind === 'item' ? inset.replace(/\t/g, '    ').length : -1
      return [{ kind, text: own, start, depth }]
    }
    if (table?.id !== row.table) {
      table = { id: row.table, at: placesOf(row.cells), label: '' }
      return []
    }
    const { at } = table
    const cell = (name: Column) => (at[name] === undefined ? '' : (row.cells[at[name]] ?? '').trim())
    if (at.label === undefined || (at.rule === undefined && at.message === undefined)) return []
    // A table of what is entered and the answer to it: the sentence above it says which input it is about.
    const wrong = at.rule === undefined && tellsCondition(cell('label')) ? cell('label') : undefined
    if (wrong !== undefined) table.label = ''
    else if (cell('label') !== '') table.label = cell('label')
    return [
      {
        kind: 'row',
        text: own,
        start,
        depth: -1,
        row: {
          label: table.label,
          rule: wrong ?? cell('rule'),
          message: cell('message'),
          kind: cell('kind'),
          required: cell('required'),
        },
      },
    ]
  })
}

function placesOf(header: string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {}
  for (const name of ['label', 'message', 'rule', 'kind', 'required'] as const) {
    const at = header.findIndex(
      (cell, index) =>
        columns[name].test(cell.replace(/[*`]/g, '').trim()) && !Object.values(found).includes(index),
    )
    if (at >= 0) found[name] = at
  }
  return found
}
