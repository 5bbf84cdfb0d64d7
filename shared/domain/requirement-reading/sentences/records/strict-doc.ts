import { isAsideName, isIdName, isStatementName, isTitleName } from '../field-names.ts'
import { isBlank, type Line } from '../lines.ts'
import { namedValue, type Field, type RequirementRecord } from './record.ts'

const tag = /^([ \t]{0,40})\[{1,2}(\/?)([A-Z][A-Z0-9_]{1,60})\]{1,2}[ \t]*$/
const field = /^[ \t]{0,40}([A-Z][A-Z0-9_]{1,60}):(?:[ \t]+|$)/
const opening = /^>>>[ \t]*/
const isKnown = (name: string): boolean =>
  isIdName(name) || isTitleName(name) || isStatementName(name) || isAsideName(name) || /^(?:OPTIONS|ELEMENTS|FIELDS|IMPORT_FROM_FILE|PREFIX|LEVEL|REQ_PREFIX|ROOT|FILE)$/.test(name) // prettier-ignore

interface Scan {
  lines: readonly Line[]
  indent: number
  /** The line that closes what opens at a line. */
  closes: ReadonlyMap<number, number>
}

/**
 * The records of a StrictDoc document: "[REQUIREMENT]", then fields, values of several lines between ">>>" and "<<<".
 * What nothing closes ends before the next field or tag. Linear in the number of lines.
 * Source: https://strictdoc.readthedocs.io, user guide, "SDoc syntax".
 */
export function strictDocIn(lines: readonly Line[]): RequirementRecord[] {
  const first = lines.findIndex((line, index) => tag.test(line.text) && isKnown(nameBelow(lines, index)))
  if (first < 0) return []
  const indent = tag.exec(lines[first]?.text ?? '')?.[1]?.length ?? 0
  const scan: Scan = { lines, indent, closes: closesOf(lines, indent) }
  const records: RequirementRecord[] = []
  let record: RequirementRecord | undefined
  let depth = 0
  for (let at = first; at < lines.length; at += 1) {
    const found = tagAt(scan, at)
    if (found) {
      if (found.name === 'SECTION') depth = Math.max(0, depth + (found.isClose ? -1 : 1))
      record = { is: kindOf(found.name), depth, fields: [], marks: [at] }
      records.push(record)
      const close = found.name === 'FREETEXT' && !found.isClose ? endOfFreeText(scan, at) : at
      if (close > at)
        record.fields.push({
          name: 'CONTENT',
          value: '',
          line: at,
          lead: lines[at]?.text.length ?? 0,
          end: close,
        })
      at = Math.max(at, close - 1)
      continue
    }
    const own = record && fieldAt(scan, at)
    if (!record || !own || (isBlank(lines[at - 1]) && !isKnown(own.name))) continue
    record.fields.push(own)
    at = own.end - 1
  }
  return records
}

const nameBelow = (lines: readonly Line[], index: number): string =>
  field.exec(lines.slice(index + 1, index + 3).find((line) => !isBlank(line))?.text ?? '')?.[1] ?? ''

const kindOf = (name: string): RequirementRecord['is'] =>
  /^(?:DOCUMENT|GRAMMAR|DOCUMENT_FROM_FILE|VIEWS?)$/.test(name)
    ? 'document'
    : name === 'SECTION'
      ? 'section'
      : name === 'TEXT' || name === 'FREETEXT'
        ? 'text'
        : 'requirement'

function tagAt({ lines, indent }: Scan, at: number): { name: string; isClose: boolean } | undefined {
  const found = tag.exec(lines[at]?.text ?? '')
  if (found?.[1]?.length !== indent) return undefined
  return { name: found[3] ?? '', isClose: found[2] === '/' }
}

function nameAt({ lines, indent }: Pick<Scan, 'lines' | 'indent'>, at: number) {
  const own = namedValue(lines[at], field)
  return own && /^[ \t]*/.exec(lines[at]?.text ?? '')?.[0].length === indent ? own : undefined
}

function fieldAt(scan: Scan, at: number): Field | undefined {
  const own = nameAt(scan, at)
  if (!own) return undefined
  const { closes } = scan
  const open = opening.exec(own.value)?.[0].length
  if (open === undefined) return { ...own, line: at, end: endOfValue(scan, at, isBlank) }
  const close = closes.get(at)
  const lead = own.lead + open
  const end = close === undefined ? endOfValue(scan, at, () => false) : close + 1
  return { ...own, line: at, lead, end, ...(close === undefined ? {} : { close }) }
}

/** The line behind a value that nothing closes. */
function endOfValue(scan: Scan, at: number, ends: (line: Line | undefined) => boolean): number {
  let end = at + 1
  while (end < scan.lines.length && !ends(scan.lines[end]) && !tagAt(scan, end)) {
    if (nameAt(scan, end)) break
    end += 1
  }
  return end
}

function endOfFreeText(scan: Scan, at: number): number {
  for (let next = at + 1; next < scan.lines.length; next += 1) {
    const found = tagAt(scan, next)
    if (found) return found.name === 'FREETEXT' && found.isClose ? next : at
  }
  return at
}

const isClosing = (line: Line): boolean => /<<<[ \t]*$/.test(line.text)

function closesOf(lines: readonly Line[], indent: number): Map<number, number> {
  const closes = new Map<number, number>()
  let close: number | undefined
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (line && isClosing(line)) close = at
    if (close === undefined || !opening.test(nameAt({ lines, indent }, at)?.value ?? '')) continue
    closes.set(at, close)
    close = undefined
  }
  return closes
}
