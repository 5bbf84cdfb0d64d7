import { isBlank, type Line } from './lines.ts'

/** A directive of reStructuredText (".. note:: …"). */
export interface Directive {
  /** Where its argument begins in its line. */
  argument?: number
  /** The line behind its options; behind all that belongs to it where that is no prose. */
  body: number
  isProse: boolean
  /** What its options say it is called ("id: REQ_001"). */
  id?: string
}

const opening = /^([ \t]*)\.\.[ \t]+(?:\|[^|\n]{1,60}\|[ \t]+)?([a-zA-Z][\w:-]{0,40})::[ \t]*/
const prose =
  /^(?:note|tip|hint|important|warning|caution|attention|danger|error|admonition|seealso|versionadded|versionchanged|deprecated|todo|topic|sidebar|rubric|epigraph|list-table|table|container|glossary|req|requirement|spec|story|need|impl|item)$/
const option = /^[ \t]+:[\w -]{1,40}:(?:[ \t]|$)/

export function directiveAt(lines: readonly Line[], index: number): Directive | undefined {
  const found = opening.exec(lines[index]?.text ?? '')
  if (!found) return undefined
  const indent = (found[1] ?? '').length
  let body = index + 1
  let id: string | undefined
  for (; option.test(lines[body]?.text ?? ''); body += 1)
    id ??= /^[ \t]+:id:[ \t]+(\S{1,60})[ \t]*$/.exec(lines[body]?.text ?? '')?.[1]
  const isProse = id !== undefined || prose.test(found[2] ?? '')
  const hasArgument = isProse && (lines[index]?.text ?? '').length > found[0].length
  return {
    body: isProse ? body : endOfIndented(lines, body, indent),
    isProse,
    ...(hasArgument ? { argument: found[0].length } : {}),
    ...(id === undefined ? {} : { id }),
  }
}

function endOfIndented(lines: readonly Line[], index: number, indent: number): number {
  let end = index
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at]
    if (isBlank(line)) continue
    if ((/^[ \t]*/.exec(line?.text ?? '')?.[0].length ?? 0) <= indent) break
    end = at + 1
  }
  return end
}
