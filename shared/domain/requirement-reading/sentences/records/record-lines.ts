import { isOwnIdName, isStatementName, isTitleName } from '../field-names.ts'
import { isFence } from '../line-marks.ts'
import type { Line } from '../lines.ts'
import { doorstopIn } from './doorstop.ts'
import { namedFieldsIn } from './named-fields.ts'
import type { Field, RequirementRecord } from './record.ts'
import { strictDocIn } from './strict-doc.ts'

/** What a line of a record is: beside the content up to a line, the title of what follows, or the beginning of a statement. */
export type RecordLine =
  | { is: 'link'; end: number }
  | { is: 'heading'; level: number; lead: number }
  | { is: 'statement'; lead: number; end: number; identifier?: string }

export interface RecordLines {
  /** The lines of the text, without the marks that close values. */
  lines: readonly Line[]
  at: ReadonlyMap<number, RecordLine>
}

/** Titles of requirements lie below all headings of the text. */
const requirementLevel = 8
const deepest = 6

/**
 * What the lines of requirement containers are (StrictDoc, Doorstop, a field a line): statements demand something; identifiers, states,
 * reasons and relations stand beside them. Text that a container keeps as not normative demands something only where nothing else does.
 */
export function recordLinesOf(lines: readonly Line[]): RecordLines {
  const seen = withoutFenced(lines)
  const documents = strictDocIn(seen)
  const records = documents.length > 0 ? documents : [...doorstopIn(seen), ...namedFieldsIn(seen)]
  if (records.length === 0) return { lines, at: new Map() }
  const isDemanded = records.some(({ is, fields }) => is === 'requirement' && fields.some(isStatement))
  const at = new Map<number, RecordLine>()
  const own = [...lines]
  for (const record of records) {
    for (const mark of record.marks) at.set(mark, { is: 'link', end: mark + 1 })
    for (const field of record.fields) {
      if (!at.has(field.line) || field.line === record.marks[0])
        at.set(field.line, lineOf(record, field, isDemanded))
      const close = field.close === undefined ? undefined : lines[field.close]
      if (field.close !== undefined && close) own[field.close] = unclosed(close)
    }
  }
  return { lines: own, at }
}

/** Between fences stand examples; what nothing closes is no fence. */
function withoutFenced(lines: readonly Line[]): Line[] {
  const seen = [...lines]
  let open: number | undefined
  for (let at = 0; at < lines.length; at += 1) {
    if (!isFence(lines[at]?.text ?? '')) continue
    for (let inside = open ?? at; inside < at; inside += 1) {
      const line = lines[inside]
      if (line) seen[inside] = { ...line, text: ''.padEnd(line.text.length) }
    }
    open = open === undefined ? at : undefined
  }
  return seen
}

const isStatement = ({ name }: Field): boolean => isStatementName(name)

function lineOf(record: RequirementRecord, field: Field, isDemanded: boolean): RecordLine {
  const { lead, line, end } = field
  const holds = record.is === 'requirement' || (record.is === 'text' && !isDemanded)
  if (holds && isStatement(field)) {
    const id = record.fields.find(({ name, value }) => isOwnIdName(name) && value !== '')
    return { is: 'statement', lead, end, ...(id ? { identifier: id.value } : {}) }
  }
  if (isTitleName(field.name) && record.is !== 'text' && end === line + 1)
    return { is: 'heading', level: levelOf(record), lead }
  return { is: 'link', end }
}

const levelOf = ({ is, depth }: RequirementRecord): number =>
  is === 'document' ? 1 : is === 'section' ? Math.min(depth + 1, deepest) : requirementLevel

function unclosed({ start, text }: Line): Line {
  const own = text.replace(/<<<[ \t]*$/, '')
  return { start, end: start + own.length, text: own }
}
