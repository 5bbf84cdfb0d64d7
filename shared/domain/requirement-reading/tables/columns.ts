import type { TaggedSentence } from '../sentence.ts'

/** What the words of a header say about its column. A header is of a class if it has nothing but such words; the first class that it has a word of counts. */
const classes = {
  id: 'id no nr # ref reference number row case priority source prio',
  next: '',
  message: 'message messages error errors hint warning complaint alert prompt reply sees see says reads shown displayed',
  default: 'default preset initial initially preselected prefilled',
  required: 'required mandatory optional obligatory compulsory req necessary needed',
  least: 'min minimum least lowest low smallest lower',
  most: 'max maximum most highest high largest upper',
  step: 'step steps increment resolution precision granularity decimals',
  unit: 'unit units measured',
  type: 'type kind control widget datatype',
  effect: 'results outcomes actions decisions responses result outcome then response reaction output decision consequence answer effect happens verdict',
  guard: 'guard guards condition conditions precondition if',
  event: 'events triggers event action trigger operation command activity transition when button',
  state: 'state status from states',
  prose: 'requirement requirements description statement criterion criteria details specification shall behaviour behavior story',
  limit: 'values value range allowed constraint constraints rules rule validation validations limits limit permitted valid format length restrictions restriction accepted options choices content contents entries acceptable possible bounds',
  field: 'field fields name parameter attribute element property setting entry label variable quantity input question',
  example: 'example examples sample samples',
  note: 'note notes comment comments remark remarks rationale reason purpose meaning explanation',
} // prettier-ignore

export type ColumnRole = keyof typeof classes | 'other'

/** Words that say nothing by themselves, or only which of several is meant. */
const plain =
  'data form user system expected acceptance text texts details current present start old source before in the a is of be must may can what next new to target following resulting end after becomes where who it and or us page screen column possible wrong size'
const words = new Map<string, ColumnRole>()
for (const [role, all] of Object.entries(classes) as [ColumnRole, string][])
  for (const word of all.split(' ')) if (word !== '' && !words.has(word)) words.set(word, role)
const known = new Set([...plain.split(' '), ...words.keys()])
const later = /^(?:next|new|to|target|following|resulting|end|then|after|becomes)$/
const order = Object.keys(classes) as ColumnRole[]

export interface Table {
  number: number
  header?: TaggedSentence
  rows: TaggedSentence[]
  columns: { name: string; role: ColumnRole }[]
}

export function tablesOf(sentences: readonly TaggedSentence[]): Table[] {
  const tables = new Map<number, Table>()
  for (const sentence of sentences) {
    if (sentence.table === undefined) continue
    const table = tables.get(sentence.table) ?? { number: sentence.table, rows: [], columns: [] }
    if (sentence.is === 'header' && !table.header) {
      table.header = sentence
      table.columns = (sentence.cells ?? []).map(({ text }) => ({ name: text, role: roleOfHeader(text) }))
    } else table.rows.push(sentence)
    tables.set(sentence.table, table)
  }
  return [...tables.values()].map(withNumbering).map(withFields).map(withEvents)
}

/** A first column that only counts its rows ("1", "2", "3"; "R1", "R2") names them, whatever its header says. */
function withNumbering(table: Table): Table {
  const [first, ...others] = table.columns
  const counted = table.rows.map(
    ({ cells }) => /^[A-Za-z]{0,3}(\d+)[.)]?$/.exec(cells?.[0]?.text.trim() ?? '')?.[1],
  )
  const counts = table.rows.length > 1 && counted.every((number, at) => number === String(at + 1))
  if (!first || !counts) return table
  return { ...table, columns: [{ ...first, role: 'id' }, ...others] }
}

/** Beside columns that only fields have, the first one names them, "From" and "To" are limits, and quoted texts are messages. */
function withFields(table: Table): Table {
  const says = (...roles: ColumnRole[]): boolean => roles.every((role) => columnOf(table, role) >= 0)
  const named = columnOf(table, 'field') >= 0
  const first = table.columns.findIndex(({ role }) => role !== 'id')
  const cells = table.rows.map((row) => row.cells?.[first]?.text ?? '')
  const isNamed = new Set(cells).size === cells.length && cells.every((text) => isShortName(text))
  const isOfFields =
    says('required') || says('limit') || says('least', 'most') || (says('type') && says('message'))
  if (!named && !(isOfFields && isNamed && table.columns[first]?.role === 'other' && table.rows.length > 1))
    return table
  const columns = table.columns.map(({ name, role }, index): Table['columns'][number] => {
    if (!named && index === first) return { name, role: 'field' }
    if (role === 'state' && name.toLowerCase() === 'from') return { name, role: 'least' }
    if (role === 'next' && name.toLowerCase() === 'to') return { name, role: 'most' }
    const filled = table.rows.map((row) => row.cells?.[index]?.text ?? '').filter((text) => text !== '')
    const isQuoted = filled.length > 0 && filled.every((text) => /^["“„].*["”]$/.test(text))
    return isQuoted && index > first ? { name, role: 'message' } : { name, role }
  })
  return { ...table, columns }
}

/** Between a state and the next one stands what leads over, whatever it is called. */
function withEvents(table: Table): Table {
  const [state, next] = [columnOf(table, 'state'), columnOf(table, 'next')]
  if (state < 0 || next < 0 || columnOf(table, 'event') >= 0) return table
  const event = table.columns.findIndex(
    ({ role }, index) => index < next && ['effect', 'guard', 'other'].includes(role),
  )
  const columns = table.columns.map(({ name, role }, index): Table['columns'][number] => ({
    name,
    role: index === event ? 'event' : role,
  }))
  return event < 0 ? table : { ...table, columns }
}

function isShortName(text: string): boolean {
  return /^["“]?\p{L}/u.test(text) && text.split(' ').length <= 5 && !/[.:;!]/.test(text)
}

export function roleOfHeader(text: string): ColumnRole {
  const whole = text
    .toLowerCase()
    .replaceAll(/["*_?…]|\([^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // "Message if not", "Result when empty": what stands before the condition says what the column is.
  const key = whole.replace(/(?<=.) (?:if|when|unless|otherwise|for|on)\b.*$/, '').trim()
  const parts = key.split(/[ /.]+/).filter((part) => part !== '')
  if (parts.length === 0 || parts.some((part) => !known.has(part))) return 'other'
  const roles = new Set(parts.map((part) => words.get(part)))
  const isLater = parts.some((part) => later.test(part))
  if (isLater && (roles.has('state') || (parts.length === 1 && key !== 'then'))) return 'next'
  return order.find((role) => roles.has(role)) ?? 'other'
}

export function columnOf(table: Table, ...roles: ColumnRole[]): number {
  for (const role of roles) {
    const index = table.columns.findIndex((column) => column.role === role)
    if (index >= 0) return index
  }
  return -1
}

/** A cell that says nothing. */
export function isNothing(text: string | undefined): boolean {
  return (
    text === undefined ||
    /^(?:|[-–—]+|n\/?a|none|any|all|\*|not applicable|irrelevant|does not matter|don['’]t care)$/i.test(
      text.trim(),
    )
  )
}
