import {
  isAsideName,
  isIdentifier,
  isIdName,
  isNaming,
  isOwnIdName,
  isStatementName,
  isTitleName,
} from '../field-names.ts'
import { headingOf } from '../line-marks.ts'
import { isBlank, type Line } from '../lines.ts'
import { namedValue, type Field, type RequirementRecord } from './record.ts'

const mark = /^[ \t]{0,40}(?:[-*•][ \t]+)?/
const field =
  /^[ \t]{0,40}(?:[-*•][ \t]+)?([\p{L}#][\p{L}\d_.()-]{0,30}(?: [\p{L}\d_.()-]{1,30}){0,4})[ \t]{0,40}(?::(?:[ \t]+|$)|\t[ \t]*(?=\S)| {2,}(?=\S))/u
/** A record without a number names its statement so, and has so many fields beside it. */
const statement = /^(?:statement|requirement(?: (?:text|statement|description))?)$/i
const fewestBeside = 2
/** How many lines a record may have. */
const longest = 60

interface Named {
  name: string
  value: string
  lead: number
  /** Indent and mark of its line: all fields of a record have the same. */
  mark: string
}

/**
 * Records that are written a field a line ("ID: R-12", "Requirement: …", "Rationale: …"). A form is described in such lines, too
 * ("Status: open or closed"): a record has a number beside its statement, or several fields that only a requirement has. Linear.
 */
export function namedFieldsIn(lines: readonly Line[]): RequirementRecord[] {
  const named = lines.map(known)
  const starts = groupsOf(lines, named).filter((group) => isRecord(group.map((at) => named[at])))
  return starts.map((group, at) => {
    const from = group[0] ?? 0
    const limit = Math.min(starts[at + 1]?.[0] ?? lines.length, from + longest)
    return { is: 'requirement', depth: 0, fields: fieldsOf(lines, named, from, limit), marks: [] }
  })
}

function known(line: Line): Named | undefined {
  const own = namedValue(line, field)
  if (
    !own ||
    !(isIdName(own.name) || isTitleName(own.name) || isStatementName(own.name) || isAsideName(own.name))
  )
    return undefined
  return { ...own, mark: mark.exec(line.text)?.[0] ?? '' }
}

/** Known fields that follow one another, with nothing between them but what continues a value. */
function groupsOf(lines: readonly Line[], named: readonly (Named | undefined)[]): number[][] {
  const groups: number[][] = []
  let open: number[] | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const own = named[at]
    if (!own) {
      if (!isBlank(lines[at]) && isBlank(lines[at - 1])) open = undefined
      continue
    }
    // A second number begins another record.
    const isAgain = isId(own) && open?.some((one) => isId(named[one])) === true
    if (!open || isAgain || named[open[0] ?? at]?.mark !== own.mark) {
      open = []
      groups.push(open)
    }
    open.push(at)
  }
  return groups
}

const isId = (own: Named | undefined): boolean =>
  own !== undefined &&
  isOwnIdName(own.name) &&
  own.value.length <= 60 &&
  isIdentifier(own.value) &&
  isNaming(own.value)

function isRecord(group: readonly (Named | undefined)[]): boolean {
  const count = (holds: (name: string) => boolean) => group.filter((own) => own && holds(own.name)).length
  if (group.some(isId) && count(isStatementName) > 0) return true
  return count((name) => statement.test(name)) === 1 && count(isAsideName) >= fewestBeside
}

/** The fields from a line on: until a heading, or a name that leads in what is listed below it. Behind the statement only what stands beside it is a field. */
function fieldsOf(
  lines: readonly Line[],
  named: readonly (Named | undefined)[],
  from: number,
  limit: number,
): Field[] {
  const fields: Field[] = []
  let isSaid = false
  for (let at = from; at < limit; at += 1) {
    const line = lines[at]
    const own = named[at]
    if (headingOf(line?.text ?? '') || (!own && isSaid && /:[ \t]*$/.test(line?.text ?? ''))) break
    if (own?.mark !== named[from]?.mark || !own || (isSaid && !isAsideName(own.name))) continue
    isSaid ||= isStatementName(own.name)
    let end = at + 1
    while (end < limit && !isBlank(lines[end]) && !field.test(lines[end]?.text ?? '')) end += 1
    fields.push({ name: own.name, value: own.value, lead: own.lead, line: at, end })
  }
  return fields
}
