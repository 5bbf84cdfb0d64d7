import { numberOfWord } from '../../english/number-words.ts'
import type { Marks, RoleTag } from '../../marking/tags.ts'
import type { Statement } from '../../catalogue/statements.ts'
import type { Idea } from '../../catalogue/idea.ts'
import { unquoted } from '../../catalogue/slots.ts'
import type { TestCase } from '../../test-cases/schema.ts'

// What a case has to name of a sentence for the sentence to be tested: figures, texts that are read letter by letter, alternatives.
const needed = new Set<RoleTag>(['N', 'M', 'O', 'S'])

/** The figures, texts and alternatives of a marked sentence that no case names, in its words. */
export function unusedOf(text: string, { roles }: Marks, cases: readonly TestCase[]): string[] {
  const said = cases.map(wordsOf).join('\n').toLowerCase()
  const phrases = roles
    .filter(({ tag }) => needed.has(tag))
    .map(({ start, end }) => unquoted(text.slice(start, end)))
  return [...new Set(phrases)].filter((phrase) => !isIn(phrase.toLowerCase(), said))
}

/** Whether no case tries a rule: none names its figures, texts and alternatives, or where it has none, what comes of it. */
export function isOpen({ text, marks }: Statement, cases: readonly TestCase[]): boolean {
  if (marks.roles.some(({ tag }) => needed.has(tag))) return unusedOf(text, marks, cases).length > 0
  const said = cases.map(wordsOf).join('\n').toLowerCase()
  return marks.segments
    .filter(({ tag }) => tag === 'eff' || tag === 'lim' || tag === 'def')
    .some(({ start, end }) => !said.includes(text.slice(start, end).toLowerCase()))
}

function isIn(phrase: string, said: string): boolean {
  if (said.includes(phrase)) return true
  const number = numberOfWord(phrase) ?? Number(phrase.replace(/[^\d.]/g, '') || Number.NaN)
  return Number.isFinite(number) && new RegExp(`(?<![\\d.])${number}(?![\\d])`).test(said)
}

const literals = /"[^"]+"|\d+(?:[.,]\d+)*/g

/** Whether proved cases hold all figures and quoted texts of an idea. An idea without any is never tried. */
export function isTried({ steps }: Idea, cases: readonly TestCase[]): boolean {
  const own = steps.flatMap(
    ({ action, data = '', expected }) => `${action} ${data} ${expected}`.match(literals) ?? [],
  )
  if (own.length === 0 || cases.length === 0) return false
  const said = cases.map(wordsOf).join('\n').toLowerCase()
  return own.every((literal) => isIn(unquoted(literal).toLowerCase(), said))
}

/** What a case does and expects. Its test basis is left out: it repeats the sentence. */
const wordsOf = ({ preconditions = [], steps = [], expectedResult = '' }: TestCase): string =>
  [
    ...preconditions,
    ...steps.flatMap(({ action, expectedResult: seen, testData = '' }) => [action, seen, testData]),
    expectedResult,
  ].join('\n')
