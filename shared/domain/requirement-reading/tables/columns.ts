import type { TaggedSentence } from '../sentence.ts'

export type ColumnRole =
  | 'id' | 'prose' | 'field' | 'unit' | 'limit' | 'required' | 'default' | 'message' | 'type' | 'least' | 'most' | 'state' | 'next' | 'event' | 'guard' | 'effect' | 'step' | 'note' | 'other' // prettier-ignore

/** What the words of a header say about its column; the longest fits first. */
const headers: [ColumnRole, string[]][] = [
  ['id', ['id', 'no', 'no.', 'nr', 'nr.', '#', 'ref', 'reference', 'number', 'requirement id', 'req id', 'rule no', 'rule no.', 'rule number', 'edit #', 'row', 'case', 'priority', 'source', 'rule id']],
  ['prose', ['requirement', 'requirements', 'description', 'statement', 'acceptance criterion', 'acceptance criteria', 'criterion', 'edit details', 'details', 'specification', 'requirement text', 'shall', 'behaviour', 'behavior', 'story', 'user story']],
  ['field', ['field', 'name', 'parameter', 'attribute', 'input field', 'form field', 'element', 'property', 'data field', 'setting', 'field name', 'entry', 'label', 'variable', 'quantity']],
  ['unit', ['unit', 'units', 'measured in']],
  ['limit', ['allowed values', 'values', 'range', 'allowed', 'valid values', 'constraint', 'constraints', 'rules', 'rule', 'validation', 'validations', 'limits', 'limit', 'valid range', 'permitted values', 'format', 'length', 'allowed length', 'restrictions', 'restriction', 'allowed range', 'valid', 'allowed entries', 'allowed entry', 'validation rule', 'validation rules', 'value range', 'possible values', 'options', 'accepted values', 'permitted', 'allowed value', 'must be', 'content']],
  ['required', ['required', 'mandatory', 'required?', 'mandatory?', 'optional', 'optional?', 'obligatory', 'required/optional', 'req', 'req.', 'req?', 'mandatory/optional']],
  ['default', ['default', 'default value', 'initial value', 'preset', 'initially', 'initial']],
  ['message', ['message', 'error message', 'error', 'hint', 'message shown', 'error text', 'shown message', 'message if wrong', 'message otherwise', 'warning']],
  ['type', ['type', 'data type', 'control', 'kind', 'input type', 'control type']],
  ['least', ['min', 'minimum', 'min.', 'min value', 'minimum value', 'lower limit', 'least', 'lowest', 'at least']],
  ['most', ['max', 'maximum', 'max.', 'max value', 'maximum value', 'upper limit', 'most', 'highest', 'at most']],
  ['next', ['next state', 'to state', 'new state', 'target state', 'following state', 'resulting state', 'next status', 'new status', 'target status', 'to', 'state after', 'becomes', 'end state', 'then state', 'status after', 'target']],
  ['state', ['state', 'current state', 'from', 'from state', 'status', 'current status', 'present state', 'start state', 'old state', 'source state', 'state before', 'in state', 'from status', 'old status', 'status before']],
  ['event', ['event', 'action', 'trigger', 'user action', 'operation', 'command', 'when', 'activity', 'transition']],
  ['step', ['step', 'steps', 'step size', 'increment', 'resolution', 'precision']],
  ['guard', ['guard', 'condition', 'precondition', 'if', 'only if', 'guard condition', 'conditions']],
  ['effect', ['effect', 'result', 'outcome', 'expected result', 'then', 'response', 'reaction', 'output', 'system response', 'decision', 'consequence', 'what happens', 'answer', 'system reaction']],
  ['note', ['note', 'notes', 'comment', 'comments', 'remark', 'remarks', 'example', 'examples', 'rationale', 'reason', 'purpose', 'meaning']],
] // prettier-ignore

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
  return [...tables.values()].map(withNumbering)
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

export function roleOfHeader(text: string): ColumnRole {
  const whole = text.toLowerCase().replaceAll(/["*_]/g, '').replaceAll(/\s+/g, ' ').trim()
  // "Message if not", "Result when empty": what stands before the condition says what the column is.
  const key = whole.replace(/ (?:if|when|unless|otherwise)\b.*$/, '')
  return (
    headers.find(([, names]) => names.includes(key))?.[0] ??
    (/\b(?:requirement|req)\b.*\bid\b/.test(key) ? 'id' : 'other')
  )
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
