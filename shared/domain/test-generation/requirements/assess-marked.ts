import { questionsOf } from '../../catalogue/questions/questions-of.ts'
import { measureOf } from '../../catalogue/questions/wish.ts'
import { demands } from '../../catalogue/demands.ts'
import type { Marks, RoleTag, SegmentTag } from '../../marking/tags.ts'
import { wordsInQuotes, type Assessment } from './assess.ts'
import { earsPattern } from './ears.ts'
import { checkIncose } from '../../requirement-quality/incose.ts'
import { withoutQuoted } from '../../requirement-quality/masked.ts'
import type { MarkedText } from './marked-statements.ts'

const comparable = new Set<RoleTag>('EQ FMT GT LT M MAX MIN N NE O OPT REQ S U UNI X'.split(' ') as RoleTag[])
const outcomes = new Set<SegmentTag>(['def', 'eff', 'lim'])
const mostNamed = 6

/**
 * How well a marked requirement can be tested: high where a value, a text, a state or a rule stands in it and nothing is missing, low where its author has to name a measure first. The notes name what a test
 * compares, and ask for the piece that is missing, as the generation of cases does. `isRead`: the reader of rules understood the sentence as well.
 */
export function assessMarked({ text, marks }: MarkedText, isRead: boolean): Assessment {
  const demanded = withoutQuoted(demandedOf(text, marks))
  const findings = checkIncose(demanded)
  const values = comparedIn(text, marks)
  const [question] = demands(marks) ? questionsOf(text, marks) : [measureOf(text)]
  const vague = findings.filter((finding) => finding.vague)
  const isLow = values.length === 0 && question?.kind === 'vague' && !isRead
  const isStep = demands(marks) && !marks.segments.some(({ tag }) => outcomes.has(tag))
  const isHigh = (values.length > 0 || isRead) && !question && !isStep
  return {
    testability: isLow ? 'low' : isHigh ? 'high' : 'medium',
    testabilityNotes: [
      `EARS pattern: ${earsPattern(demanded)}.`,
      verdictOf(values, { isStep, isLow, isRead }),
      ...(values.length === 0 && !question && vague.length > 0
        ? [`It leaves open what ${wordsInQuotes(vague.flatMap(({ words }) => words))} means.`]
        : []),
      ...(question ? [`To be answered first: ${question.question}`] : []),
    ].join(' '),
    ambiguities: findings.map(({ rule, title, words }) => `${rule} ${title}: ${wordsInQuotes(words)}`),
  }
}

interface Judged {
  isStep: boolean
  isLow: boolean
  isRead: boolean
}

function verdictOf(values: readonly string[], { isStep, isLow, isRead }: Judged): string {
  if (isStep) return 'Tells what is given or done: what is then to be seen has to stand beside it.'
  if (values.length > 0) return `A test can compare ${wordsInQuotes(values)}.`
  if (isLow) return 'Not testable as it stands.'
  return isRead
    ? 'States an outcome that can be checked.'
    : 'Names no value, message, state or option to compare with: whoever tests it judges what is to be seen.'
}

/** A sentence with blanks for what tells of the background; all of it where nothing else is marked. */
function demandedOf(text: string, marks: Marks): string {
  if (!demands(marks)) return text
  return marks.segments
    .filter(({ tag }) => tag === 'ctx')
    .reduce((kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end), text)
}

/** What a test can compare, in the words of the sentence: "at least 8 characters". */
function comparedIn(text: string, { segments, roles }: Marks): string[] {
  const found: { start: number; end: number }[] = []
  const background = segments.filter(({ tag }) => tag === 'ctx')
  for (const { tag, start, end } of roles) {
    if (!comparable.has(tag) || background.some((clause) => clause.start <= start && end <= clause.end))
      continue
    const last = found.at(-1)
    if (last && text.slice(last.end, start).trim() === '') last.end = end
    else found.push({ start, end })
  }
  const words = found.map(({ start, end }) => text.slice(start, end).replace(/["“”]/g, ''))
  return [...new Set(words)].slice(0, mostNamed)
}
