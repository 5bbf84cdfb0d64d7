import { type CountedPart, countedParts } from './counted-parts.ts'
import { readPattern } from './read-pattern.ts'

const connector = /^(?=.*\S) ?[,;+]?(?: (?:and|then|followed by)){0,3} ?$/i
const ordered = /then|followed by/i
const saysForm =
  /\b(?:formats?|pattern|mask|template|structure|the form|consists? of|consisting of|composed of|made (?:up )?of)\b[^.;]{0,40}$/i
const joinedBefore = /(?:,|\b(?:and|or|by|then|than|not|no|contains?|includes?)) $/i
const after =
  /^ ?(?:$|[.;:!?)(]|,? ?(?:for example|for instance|e\.g|such as|like|as in)\b|(?:is|are|must|should|shall|when|if)\b)/i
const exampleBefore = /(?<![\w/.:#-])(?<code>[\w/.:#-]{2,40})["”]? ?\($/
const exampleAfter =
  /^[ ,):(]{0,4}(?:for example|for instance|e\.g\.?|such as|like|as in),? ["“]?(?<code>[\w/.:#-]{0,40}[\w#])/i
/** How far around the parts an example is looked for. */
const near = 60

/**
 * The pattern of a code whose parts a text names in order: "two capital letters, a hyphen and four digits".
 * Undefined when the order is not said (a list of what a password contains), when a part is not understood, and when an example
 * given beside the words does not fit them. Takes a text whose white space is single spaces.
 */
export function describedCode(text: string): string | undefined {
  const runs = runsOf(text, countedParts(text)).filter(({ parts }) => parts.length > 1)
  const [run, ...others] = runs
  const [first, last] = [run?.parts[0], run?.parts.at(-1)]
  if (!run || !first || !last || others.length > 0) return undefined
  const [lead, rest] = [text.slice(0, first.from), text.slice(last.to)]
  if (joinedBefore.test(lead) || !after.test(rest) || run.parts.every(({ literal }) => literal))
    return undefined
  const code = exampleIn(lead, rest)
  const inOrder =
    run.ordered || (run.parts.some(({ literal }) => literal) && !run.parts.some(({ open }) => open))
  if (!inOrder && code === undefined && !saysForm.test(lead)) return undefined
  const source = `^${run.parts.map((one) => one.source).join('')}$`
  const pattern = readPattern(source)
  return pattern && (code === undefined || pattern.test(code)) ? source : undefined
}

/** The code that stands before the words in brackets, or after them: "…, such as AB-1234". A word without a digit is none. */
function exampleIn(lead: string, rest: string): string | undefined {
  const before = exampleBefore.exec(lead.slice(-near))?.groups?.code
  if (before !== undefined && /\d/.test(before)) return before
  return exampleAfter.exec(rest.slice(0, near))?.groups?.code
}

interface Run {
  parts: CountedPart[]
  ordered: boolean
}

/** Neighbouring parts with nothing but a comma, "and" or "followed by" between them. */
function runsOf(text: string, parts: CountedPart[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const run = runs.at(-1)
    const gap = run && text.slice(run.parts.at(-1)?.to, part.from)
    if (run && gap !== undefined && connector.test(gap)) {
      run.parts.push(part)
      run.ordered ||= ordered.test(gap)
    } else runs.push({ parts: [part], ordered: false })
  }
  return runs
}
