import type { TaggedSentence } from '../sentence.ts'
import { isNoun } from '../grammar/deed/nouns.ts'
import { contentsOf, type Contents } from './contents.ts'
import { isNothing } from './nothing.ts'

/** What the words of a header say about its column. A header is of a class if it has nothing but such words; the first class that it has a word of counts. */
const classes = {
  id: 'id no nr # ref reference number row case priority source prio',
  next: '',
  actor: '',
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

/**
 * Where each row describes a field: the first column names them, and what else a column is tell its cells first and its header after
 * them. "From" and "To" are limits then, quoted texts are messages, and sentences are where the header speaks of what goes wrong.
 */
function withFields(table: Table): Table {
  const says = (...roles: ColumnRole[]): boolean => roles.every((role) => columnOf(table, role) >= 0)
  const isNamed = says('field')
  const first = table.columns.findIndex(({ role }) => role !== 'id')
  if (!isNamed && (table.columns[first]?.role !== 'other' || table.rows.length < 2)) return table
  if (says('state', 'next')) return table
  const contents = table.columns.map((_, column) => contentsOf(table.rows, column))
  const isOfFields =
    says('required') || says('limit') || says('least', 'most') || (says('type') && says('message'))
  if (!isNamed && !(contents[first]?.areNames && (isOfFields || areOfFields(table, contents)))) return table
  const columns = table.columns.map(({ name, role }, index): Table['columns'][number] => {
    const own = contents[index]
    if (!own || index < first || role === 'field' || role === 'id') return { name, role }
    if (!isNamed && index === first) return { name, role: 'field' }
    if (role === 'state' && name.toLowerCase() === 'from') return { name, role: 'least' }
    if (role === 'next' && name.toLowerCase() === 'to') return { name, role: 'most' }
    return { name, role: roleAmongFields(name, role, own) }
  })
  return { ...table, columns }
}

/** Headers that a column keeps whatever it holds. */
const certain = new Set<ColumnRole>(['limit', 'type', 'least', 'most', 'unit', 'default', 'step', 'example'])
/** Beside the words of its class: these tell what is shown, or what is asked for, in a header of several words. */
const wrong = new Set(
  'told otherwise else not wrong invalid missing empty outside violated fail fails'.split(' '),
)
const asked = new Set('must need needs given filled'.split(' '))

const speaksOf = (name: string, role: ColumnRole, others: ReadonlySet<string>): boolean =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => words.get(word) === role || others.has(word))

function roleAmongFields(name: string, role: ColumnRole, own: Contents): ColumnRole {
  if (certain.has(role)) return role
  if (own.areQuoted) return 'message'
  if (role === 'message' || role === 'required') return role
  if (own.areAnswers && speaksOf(name, 'required', asked)) return 'required'
  if (own.limiting >= 0.6) return 'limit'
  return role !== 'note' && own.length >= 2 && speaksOf(name, 'message', wrong) ? 'message' : role
}

/** A column that limits in several ways, or limits beside a column that says what has to be there, is about fields; one that compares the same way in each row may decide. */
function areOfFields(table: Table, contents: readonly Contents[]): boolean {
  const isDecided = table.columns.some(({ role }) => role === 'effect')
  const limiting = contents.filter(({ limiting: share }) => share >= 0.6)
  const isAsked = table.columns.some(
    ({ name }, at) => contents[at]?.areAnswers && speaksOf(name, 'required', asked),
  )
  return !isDecided && limiting.some(({ ways }) => ways.size > (isAsked ? 0 : 1))
}

/** Beside a state and the next one stand what leads over, whoever does it, and what is then seen, whatever they are called. */
function withEvents(table: Table): Table {
  const [state, next] = [columnOf(table, 'state'), columnOf(table, 'next')]
  if (state < 0 || next < 0) return table
  const free = table.columns.flatMap(({ name, role }, at) =>
    !['id', 'state', 'next', 'note', 'guard'].includes(role) ||
    (role === 'guard' && !/condition|guard|if/i.test(name))
      ? [at]
      : [],
  )
  const textsOf = (at: number): string[] =>
    table.rows.map(({ cells }) => cells?.[at]?.text ?? '').filter((text) => !isNothing(text))
  const quoted = free.filter(
    (at) => textsOf(at).length > 0 && textsOf(at).every((text) => /^["“„].*["”]$/.test(text)),
  )
  const isNamed = columnOf(table, 'event')
  const open = free.filter((at) => at !== columnOf(table, 'message') && !(quoted.includes(at) && at > next))
  const actor = open.length > 1 ? open.find((at) => at !== isNamed && areActors(textsOf(at))) : undefined
  const event = isNamed >= 0 ? isNamed : open.find((at) => at !== actor && (at < next || open.length === 1))
  const columns = table.columns.map(({ name, role }, at): Table['columns'][number] => {
    if (at === event) return { name, role: 'event' }
    if (at === actor) return { name, role: 'actor' }
    return { name, role: quoted.includes(at) ? 'message' : role }
  })
  return { ...table, columns }
}

/** One or two words each, of which some come again, or that name people. */
const areActors = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  texts.every((text) => text.split(' ').length <= 2) &&
  texts.filter((text) => isNoun('person', text.split(' ').at(-1) ?? '')).length * 2 >= texts.length

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

export { isNothing }
