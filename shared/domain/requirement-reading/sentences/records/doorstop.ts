import { isBlank, type Line } from '../lines.ts'
import { namedValue, type Field, type RequirementRecord } from './record.ts'

const key = /^([a-z][\w-]{0,40}):(?:[ \t]+|$)/
/** Values that the tool writes and nobody would describe a form with. */
const written: Readonly<Record<string, RegExp>> = {
  active: /^(?:true|false)$/,
  derived: /^(?:true|false)$/,
  normative: /^(?:true|false)$/,
  level: /^['"]?\d{1,4}(?:\.\d{1,4}){0,9}['"]?$/,
  links: /^(?:\[\])?$/,
  ref: /^(?:'[^']{0,200}'|"[^"]{0,200}")$/,
  reviewed: /^(?:null|['"]?[\w+/=-]{16,80}['"]?)$/,
  header: /^(?:[|>][+-]?|''|"")$/,
  text: /^[|>][+-]?$/,
}
/** So many of them make an item. */
const fewest = 3

/**
 * The items of Doorstop among the lines of a text: YAML with "level:", "links:", "text: |" and others. An item that is not active or not
 * normative demands nothing. Linear in the number of lines. Source: https://doorstop.readthedocs.io, "Item reference".
 */
export function doorstopIn(lines: readonly Line[]): RequirementRecord[] {
  const records: RequirementRecord[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!key.test(lines[at]?.text ?? '')) continue
    const fields = fieldsFrom(lines, at)
    at = (fields.at(-1)?.end ?? at + 1) - 1
    if (fields.filter(({ name, value }) => written[name]?.test(value)).length < fewest) continue
    const isOff = fields.some(({ name, value }) => /^(?:active|normative)$/.test(name) && value === 'false')
    records.push({ is: isOff ? 'text' : 'requirement', depth: 0, fields, marks: [] })
  }
  return records
}

/** The fields of one item: until a line that is none, or one that was there before. */
function fieldsFrom(lines: readonly Line[], from: number): Field[] {
  const fields: Field[] = []
  const names = new Set<string>()
  let at = from
  while (at < lines.length) {
    const own = namedValue(lines[at], key)
    if (!own || names.has(own.name)) break
    names.add(own.name)
    const isScalar = /^[|>][+-]?$/.test(own.value)
    const end = endOfValue(lines, at + 1, isScalar)
    const lead = isScalar ? (lines[at]?.text.length ?? 0) : own.lead
    fields.push({ ...own, lead, line: at, end })
    at = end
  }
  return fields
}

/** A value goes on deeper, or as a list; blank lines are within scalars only. */
function endOfValue(lines: readonly Line[], from: number, isScalar: boolean): number {
  let end = from
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    if (isBlank(line)) {
      if (!isScalar) break
      continue
    }
    if (!/^[ \t]/.test(line?.text ?? '') && (isScalar || line?.text.startsWith('- ') !== true)) break
    end = at + 1
  }
  return end
}
