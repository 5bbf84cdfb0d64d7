import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { trimEnd } from '../../text/trim-end.ts'
import {
  frontMatterOf,
  isRuled,
  lineAt,
  nameRank,
  rankOfHeading,
  sectionNameOf,
  type SectionName,
} from './report-sections.ts'
import type { Sentence } from '../../requirement-reading/requirement-schema.ts'

/** A bug report by the fields of its form: the steps and the expected result, in the words of the report. */
export interface BugReport {
  title: string
  preconditions: string[]
  steps: string[]
  /** Empty if the report states only the actual result. */
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
  [
    'actual',
    named(
      `(?:actual|current|observed)${result}|what happen(?:s(?: instead)?|ed)|what is the current (?:bug )?behaviou?r|ar`,
    ),
  ],
  [
    'expected',
    named(
      `(?:expected|desired)${result}|what should happen|what (?:is the expected (?:correct )?behaviou?r|did you expect(?: to happen)?)|er`,
    ),
  ],
  [
    'aside',
    named('description|describe the bug|environment|browser|device|platform|os|version|build|severity|priority|impact|frequency|component|labels?|reporter|assignee|screenshots?|attachments?|logs?|notes?|workaround|additional (?:context|information|notes)|(?:desktop|smartphone) \\(please complete .*\\)'), // prettier-ignore
  ],
]

function named(names: string): RegExp {
  return new RegExp(`^(?:${names})\\??(?:$|:\\s*|\\s+[-–—]\\s+)`, 'i')
}

/** Lines of one paragraph or item, with the field that they open and the text after its name. */
interface Line {
  statements: Statement[]
  text: string
  isHeading: boolean
  field?: Field
  value?: string
  /** Written like the name of a section, known or not. */
  section?: SectionName
  /** A line across the page stands above it. */
  isRuled?: boolean
}

/** How the statements of bug reports are used: expected results are demands, everything else is context. */
export type Told = Map<number, Pick<Sentence, 'kind'> & { facts: { kind: string }[] }>

/** A longer introduction belongs to a document that contains a report. */
const mostDescription = 5

/**
 * Finds the bug reports of a text by the names of their fields. Their lines are no rules of the application: what happens today is what must not
 * be, and steps limit nothing. A name of such a field is never the name of a field on a page, whatever stands under it.
 */
export function reportsIn(statements: readonly Statement[], text: string): Told {
  const readings: Told = new Map()
  const matter = frontMatterOf(text)
  const own = statements.filter(({ start }) => start >= matter.end)
  for (const [at, lines] of partsOf(linesOf(own, text)).entries())
    tell(readings, lines, at === 0 ? matter.title : '')
  if (readings.size > 0)
    for (const { start, number } of statements)
      if (start < matter.end) readings.set(number, { kind: 'context', facts: [] })
  return readings
}

function linesOf(statements: readonly Statement[], whole: string): Line[] {
  const groups: Statement[][] = []
  for (const statement of statements) {
    const last = groups.at(-1)
    const isSame = statement.block !== undefined && last?.[0]?.block === statement.block
    if (isSame) last?.push(statement)
    else groups.push([statement])
  }
  return groups.map((group, at): Line => {
    const [first] = group
    const text = group.map((one) => one.text).join(' ')
    const isHeading = first?.is === 'heading'
    const written = isHeading || !first ? undefined : sectionNameOf(lineAt(whole, first.start))
    // A picture below a name may be read on with it: the name is that of the section all the same.
    const isAbove = written?.isAlone === true && text.length > written.name.length + 1
    const head = isAbove && text.startsWith(written.name) ? written.name : text
    const [field, name] = fields.find(([, pattern]) => pattern.test(head)) ?? []
    const value = name && `${head.replace(name, '')}${text.slice(head.length)}`.replace(/^[\s:]+/, '').trim()
    const before = groups[at - 1]?.at(-1)?.end
    return {
      statements: group,
      text,
      isHeading,
      ...(field && value !== undefined && { field, value }),
      ...(isHeading && { section: { rank: rankOfHeading(first.scope), name: text, isAlone: true } }),
      ...(written && { section: written }),
      isRuled: first !== undefined && before !== undefined && isRuled(whole.slice(before, first.start)),
    }
  })
}

/** A heading without a field, a title, and further steps begin another report. */
function partsOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    const last = parts.at(-1) ?? []
    const begins =
      (line.isHeading && line.field === undefined && !isWithin(last, line)) ||
      (line.field === 'title' && last.some((one) => one.field !== undefined)) ||
      (line.field === 'steps' && linesOfField(last, 'steps').length > 0)
    if (begins) parts.push([line])
    else last.push(line)
  }
  return parts
}

/** Whether a heading stands beside or below those that are fields of the form. */
function isWithin(part: readonly Line[], { section }: Line): boolean {
  const ranks = part.flatMap((one) => (one.isHeading && one.field && one.section ? [one.section.rank] : []))
  return section !== undefined && ranks.length > 0 && section.rank >= Math.min(...ranks)
}

function tell(told: Told, lines: readonly Line[], above: string): void {
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
  const titled = of('title')
    .map(contentOf)
    .find((one) => one !== '')
  const title = titled ?? (above || undefined) ?? (opening?.field ? of('aside')[0] : opening)?.text ?? ''
  const isUnclear = placed(lines).some((one) => one.field === 'expected' && one.isUnclear)
  const report: BugReport = {
    title: trimEnd(title, '.: '),
    preconditions: of('given').map(contentOf),
    steps: steps.map(contentOf).filter((step) => !/^see (?:the )?error\.?$/i.test(step)),
    expected: expected.map(contentOf),
  }
  // A report without steps, or without a clear expected result, gives no case but a question.
  for (const { statements } of expected.length > 0 ? expected : steps.slice(0, 1))
    for (const { number } of statements)
      told.set(number, {
        kind: 'requirement',
        facts:
          !isUnclear && report.expected.length > 0 && report.steps.length > 0
            ? [{ kind: 'report', report } as ReportFact]
            : [],
      })
}

const contentOf = ({ field, value, text }: Line): string => (field === undefined ? text : (value ?? ''))

/** What stands behind the name of a field, and under it up to the next section, whatever that is called. */
const linesOfField = (lines: readonly Line[], wanted: Field): Line[] =>
  placed(lines).flatMap(({ line, field }) => (field === wanted ? [line] : []))

/** The lines with text, each with its field and whether it may start a section of its own. */
function placed(lines: readonly Line[]): { line: Line; field: Field; isUnclear: boolean }[] {
  let open: Line | undefined
  let isEmpty = true
  return lines.flatMap((line) => {
    const end = open && line.field === undefined ? endOf(open, line, isEmpty) : undefined
    if (line.field !== undefined) [open, isEmpty] = [line, true]
    else if (end === 'certain') open = undefined
    const isUnclear = end === 'perhaps'
    if (open?.field === undefined || contentOf(line) === '' || (line.isHeading && !isUnclear)) return []
    isEmpty = false
    return [{ line, field: open.field, isUnclear }]
  })
}

/** Whether a section of its own begins with a line: for certain, or perhaps. */
function endOf(open: Line, line: Line, isEmpty: boolean): 'certain' | 'perhaps' | undefined {
  const { section, isHeading, isRuled } = line
  // Below a name, the line underlines it.
  if (isRuled && !isEmpty) return 'certain'
  // The first text below a name belongs to its field, and so do the items of a list there.
  const isItem = (one: Line) => one.statements[0]?.is === 'item'
  if (!section || (isEmpty && !isHeading && section.rank === nameRank) || (isItem(line) && !isItem(open)))
    return undefined
  if (section.rank > (open.section?.rank ?? nameRank)) return 'perhaps'
  return section.isAlone || section.rank < nameRank || open.value !== '' ? 'certain' : 'perhaps'
}
