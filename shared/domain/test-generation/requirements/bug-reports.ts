import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { trimEnd } from '../../trim-end.ts'
import type { Sentence } from './schema.ts'

/** A bug report as its form has it: what to do, and what is to be seen then, each in its own words. */
export interface BugReport {
  title: string
  preconditions: string[]
  steps: string[]
  /** Empty where the report only says what happens. */
  expected: string[]
}

/** What an expected result is part of. */
export interface ReportFact {
  kind: 'report'
  report: BugReport
}

export const isReport = (fact: { kind: string }): fact is ReportFact => fact.kind === 'report'

type Field = 'title' | 'given' | 'steps' | 'actual' | 'expected' | 'aside'

const result = '(?: (?:results?|behaviou?rs?|outcomes?|outputs?))?'
/** The fields of bug report forms, as trackers and their templates call them. */
const fields: [Field, RegExp][] = [
  ['title', named('title|summary|bug(?: report)?|issue|defect')],
  ['given', named('pre-?conditions?|prerequisites?')],
  [
    'steps',
    named('(?:test )?steps|(?:steps )?to (?:reproduce|recreate|replicate)(?: the (?:behaviou?r|bug|issue|problem|error))?|how to reproduce|repro(?:duction)?(?: steps)?|str'), // prettier-ignore
  ],
  ['actual', named(`(?:actual|current|observed)${result}|what happens(?: instead)?|ar`)],
  ['expected', named(`(?:expected|desired)${result}|what should happen|er`)],
  [
    'aside',
    named('description|describe the bug|environment|browser|device|platform|os|version|build|severity|priority|impact|frequency|component|labels?|reporter|assignee|screenshots?|attachments?|logs?|notes?|workaround|additional (?:context|information|notes)|(?:desktop|smartphone) \\(please complete .*\\)'), // prettier-ignore
  ],
]

function named(names: string): RegExp {
  return new RegExp(`^(?:${names})(?:$|:\\s*|\\s+[-–—]\\s+)`, 'i')
}

/** Lines of one paragraph or item, with the field that they open, and what stands behind its name. */
interface Line {
  statements: Statement[]
  text: string
  isHeading: boolean
  field?: Field
  value?: string
}

/** What becomes of statements that belong to bug reports: an expected result is demanded, all else only told. */
export type Told = Map<number, Pick<Sentence, 'kind'> & { facts: { kind: string }[] }>

/** Longer than what anybody tells before the steps: a document that has a report in it. */
const mostDescription = 5

/**
 * Finds the bug reports of a text by the names of their fields. Their lines are no rules of the application: what happens today is what must not
 * be, and steps limit nothing. A name of such a field is never the name of a field on a page, whatever stands under it.
 */
export function reportsIn(statements: readonly Statement[]): Told {
  const told: Told = new Map()
  for (const lines of partsOf(linesOf(statements))) tell(told, lines)
  return told
}

function linesOf(statements: readonly Statement[]): Line[] {
  const groups: Statement[][] = []
  for (const statement of statements) {
    const last = groups.at(-1)
    const isSame = statement.block !== undefined && last?.[0]?.block === statement.block
    if (isSame) last?.push(statement)
    else groups.push([statement])
  }
  return groups.map((group): Line => {
    const text = group.map((one) => one.text).join(' ')
    const [field, name] = fields.find(([, pattern]) => pattern.test(text)) ?? []
    const value = name && text.replace(name, '').trim()
    return {
      statements: group,
      text,
      isHeading: group[0]?.is === 'heading',
      ...(field && value !== undefined && { field, value }),
    }
  })
}

/** A heading without a field, a title, and further steps begin another report. */
function partsOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    const last = parts.at(-1) ?? []
    const begins =
      (line.isHeading && line.field === undefined) ||
      (line.field === 'title' && last.some((one) => one.field !== undefined)) ||
      (line.field === 'steps' && linesOfField(last, 'steps').length > 0)
    if (begins) parts.push([line])
    else last.push(line)
  }
  return parts
}

function tell(told: Told, lines: readonly Line[]): void {
  const first = lines.findIndex(({ field }) => field !== undefined)
  const of = (field: Field) => linesOfField(lines, field)
  const [steps, actual, expected] = [of('steps'), of('actual'), of('expected')]
  const context = (some: readonly Line[]) => {
    for (const { statements } of some)
      for (const { number } of statements) told.set(number, { kind: 'context', facts: [] })
  }
  const isForm = [steps, actual, expected].filter(({ length }) => length > 0).length > 1
  if (!isForm) {
    const names = lines.filter(
      ({ field, value }) => (field === 'actual' || field === 'expected') && value === '',
    )
    return context(names)
  }
  const [opening] = lines
  const form = opening?.isHeading && opening.field === undefined ? lines.slice(1) : lines
  const described = lines.slice(0, first).filter(({ isHeading }) => !isHeading)
  context(described.length <= mostDescription ? form : lines.slice(first))
  const titled = lines.find(({ field, value }) => field === 'title' && value)
  const title = titled?.value ?? (opening?.field ? of('aside')[0] : opening)?.text ?? ''
  const report: BugReport = {
    title: trimEnd(title, '.: '),
    preconditions: of('given').map(contentOf),
    steps: steps.map(contentOf).filter((step) => !/^see (?:the )?error\.?$/i.test(step)),
    expected: expected.map(contentOf),
  }
  // Without what is expected, or what is done, there is nothing to try: that is asked.
  for (const { statements } of expected.length > 0 ? expected : steps.slice(0, 1))
    for (const { number } of statements)
      told.set(number, {
        kind: 'requirement',
        facts:
          report.expected.length > 0 && report.steps.length > 0
            ? [{ kind: 'report', report } as ReportFact]
            : [],
      })
}

const contentOf = ({ field, value, text }: Line): string => (field === undefined ? text : (value ?? ''))

/** What stands behind the name of a field, and under it up to the next one. */
function linesOfField(lines: readonly Line[], wanted: Field): Line[] {
  let open: Field | undefined
  return lines.filter((line) => {
    if (line.field !== undefined) open = line.field
    return open === wanted && !line.isHeading && contentOf(line) !== ''
  })
}
