import { numberOfWord } from '../../english/number-words.ts'
import type { Marks, RoleTag } from '../../marking/tags.ts'
import type { KindIdea } from '../../catalogue/ideas-of.ts'
import { unquoted } from '../../catalogue/slots.ts'
import { parseTestData } from '../../test-cases/test-data.ts'
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

function isIn(phrase: string, said: string): boolean {
  if (said.includes(phrase)) return true
  const number = numberOfWord(phrase) ?? Number(phrase.replace(/[^\d.]/g, '') || Number.NaN)
  return Number.isFinite(number) && new RegExp(`(?<![\\d.])${number}(?![\\d])`).test(said)
}

const literals = /"[^"]+"|\d+(?:[.,]\d+)*/g

const literalsIn = ({ steps }: KindIdea): string[] =>
  steps.flatMap(({ action, data = '', expected }) => `${action} ${data} ${expected}`.match(literals) ?? [])

/** Whether proved cases hold all figures and quoted texts of an idea, or leave empty what an idea without any asks for. */
export function isTried(idea: KindIdea, cases: readonly TestCase[]): boolean {
  if (cases.length === 0) return false
  const own = literalsIn(idea)
  if (own.length === 0) return idea.kind === 'required' && cases.some(leavesEmpty)
  const said = cases.map(wordsOf).join('\n').toLowerCase()
  return own.every((literal) => isIn(unquoted(literal).toLowerCase(), said))
}

/** Ideas without those of a message alone that another one of their sentence expects beside a value. */
export function withoutWeaker(ideas: readonly KindIdea[]): KindIdea[] {
  return ideas.filter((idea) => {
    if (idea.kind !== 'message') return true
    const own = literalsIn(idea).filter((literal) =>
      idea.steps.some(({ expected }) => expected.includes(literal)),
    )
    const others = ideas.filter(({ kind }) => kind !== 'message').map(literalsIn)
    return own.length === 0 || !others.some((all) => own.every((literal) => all.includes(literal)))
  })
}

const dataOf = ({ steps = [] }: TestCase) => steps.flatMap(({ testData = '' }) => parseTestData(testData))

const leavesEmpty = (testCase: TestCase): boolean => dataOf(testCase).some(({ value }) => value === '')

/** What a case does and expects. Its test basis is left out: it repeats the sentence. */
const wordsOf = (testCase: TestCase): string => {
  const { title, preconditions = [], steps = [], expectedResult = '' } = testCase
  return [
    title,
    ...preconditions,
    ...steps.flatMap(({ action, expectedResult: seen, testData = '' }) => [action, seen, testData]),
    expectedResult,
    // A text of 51 characters is no literal "51".
    ...dataOf(testCase).map(({ value }) => `${value.length}`),
  ].join('\n')
}
