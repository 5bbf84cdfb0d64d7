import { spanOf, type Answer, type Draft } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import { tokenise } from '../tokenise.ts'
import { quotedIn, referenceTo, tokensOf, type Words } from './cells.ts'
import { columnOf, isNothing, type ColumnRole, type Table } from './columns.ts'
import { answerWith, type Field } from './field.ts'
import { isUnit } from '../../english/units.ts'
import { beginWith, setUnit } from './field-kinds.ts'
import { takeRemarks } from './remarks.ts'
import type { RowReading } from './transitions.ts'

const longestType = 3
const saying: ColumnRole[] = ['limit', 'required', 'least', 'most', 'default', 'type', 'unit']

/** Each row describes a field: its name, and what it may hold. */
export function isFieldTable(table: Table): boolean {
  const field = columnOf(table, 'field')
  return field >= 0 && saying.some((role) => columnOf(table, role) >= 0) && !isRecord(table, field)
}

/** Names as programs write them ("start_date", "startDate") are parts of a record that nobody fills in on a page. */
const isRecord = ({ rows }: Table, field: number): boolean =>
  rows.filter(({ cells }) => /^\W*\p{Ll}+(?:_\p{L}|\p{Lu}\p{Ll})/u.test(cells?.[field]?.text ?? '')).length >
  1

export function takeFields(draft: Draft, table: Table, words: Words): RowReading[] {
  const field = columnOf(table, 'field')
  const isNamed = /^(?:fields?|inputs?)\b/i.test(table.columns[field]?.name ?? '')
  const rows = table.rows.map((row) => {
    const cell = row.cells?.[field]
    const reading: RowReading = { row, taken: false, unknown: [] }
    if (!cell || isNothing(cell.text)) return { reading }
    const { name, mark, more } = namedIn(cell)
    const reference = referenceTo(name)
    const subject = draft.vocabulary.declare(reference.words, spanOf(row))
    draft.fieldsDescribed.push({ subject, span: spanOf(row), isNamed })
    reading.taken = true
    const own: Field = {
      draft,
      sentence: row,
      subject,
      reference,
      used: words.used,
      ...(table.header ? { also: table.header } : {}),
    }
    if (mark) takeRemarks(own, tokenise('required'))
    if (more && isUnit(more)) setUnit(own, more)
    else if (more) takeRemarks(own, tokenise(more))
    return { reading, own }
  })
  // What depends on another field is read once all of them have their options.
  for (const isLate of [false, true]) {
    for (const { reading, own } of rows) {
      for (const [index, { role }] of table.columns.entries()) {
        const said = reading.row.cells?.[index]
        if (!own || !said || said.text === '' || index === field || (role === 'required') !== isLate) continue
        draft.memory.subjects = [own.subject]
        reading.unknown.push(...takeCell(own, table, index, said, words))
      }
    }
  }
  return rows.map(({ reading }) => reading)
}

/** "Nights *", "Margin (mm)", "Note (optional)": what stands behind the name of a field says more of it. */
export function namedIn(cell: Cell): { name: Cell; mark: boolean; more?: string } {
  const [, own = cell.text, more, star] = /^(.*?\S)(?:\s*\(([^()]{1,40})\))?(\s*\*+)?$/.exec(cell.text) ?? []
  const name = { ...cell, text: own, end: cell.start + own.length }
  return { name, mark: star !== undefined, ...(more === undefined ? {} : { more }) }
}

type Cell = NonNullable<TaggedSentence['cells']>[number]

/** The words of a cell that say nothing known. */
function takeCell(field: Field, table: Table, column: number, cell: Cell, words: Words): string[] {
  const role = table.columns[column]?.role
  const tokens = tokensOf(cell, words)
  if (role === 'id' || role === 'example') return []
  if (role === 'required') return takeRemarks(field, tokens, true)
  if (isNothing(cell.text)) return []
  switch (role) {
    case 'note':
    case 'prose':
      takeRemarks(field, tokens)
      return []
    case 'type': {
      const unread = takeRemarks(field, tokens)
      const isNamed = field.subject.name.toLowerCase().includes(cell.text.toLowerCase())
      const isType = tokens.filter((token) => token.kind === 'word').length <= longestType
      if (unread.length > 0 && isType && !isNamed) field.subject.open = true
      return tokens.length > longestType ? unread : []
    }
    case 'unit': {
      const comma = tokens.findIndex(({ text }) => text === ',')
      setUnit(field, cell.text.split(',')[0]?.trim() ?? cell.text)
      return comma < 0 ? [] : takeRemarks(field, tokens.slice(comma + 1))
    }
    case 'step':
      return takeRemarks(field, tokenise(`step ${cell.text}`))
    case 'default':
      beginWith(field, tokens)
      return []
    case 'least':
    case 'most': {
      const isLength = /^(?:text|string)\b/i.test(field.sentence.cells?.[columnOf(table, 'type')]?.text ?? '')
      const unit = isLength && /^\d+$/.test(cell.text) ? ' characters' : ''
      return takeRemarks(field, tokenise(`at ${role} ${cell.text}${unit}`))
    }
    case 'message':
      answerWith(field, quotedIn(cell), undefined, aboutOf(table, column))
      return []
    default:
      return takeRemarks(field, tokens)
  }
}

const missing =
  /\b(?:empty|missing|blank|not (?:filled|given|there)|left out|omitted|no (?:entry|value|input))\b/i

/** Of several columns with messages each has its own case: "if empty", "if wrong". One alone answers whatever is wrong. */
function aboutOf({ columns }: Table, own: number): Answer['about'] {
  const others = columns.filter(({ role }, at) => role === 'message' && at !== own)
  if (missing.test(columns[own]?.name ?? '')) return 'missing'
  return others.some(({ name }) => missing.test(name)) ? 'entry' : undefined
}
