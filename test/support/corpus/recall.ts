import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { generateTests, withCode } from '../../../shared/domain/test-generation/index.ts'
import { readCorpus, type CorpusText, type ExpectedItem } from './expected.ts'
import { fulfils, readCase, type ReadCase } from './matches.ts'

export interface TextRecall {
  name: string
  cases: number
  found: Map<string, number>
  expected: Map<string, number>
  missed: (ExpectedItem & { technique: string })[]
  /** Cases that claim what the text says is not so. */
  falseClaims: { id: string; claim: ExpectedItem }[]
  /** Cases whose expected result holds no literal, value or word of the sentences they cite. */
  weak: TestCase[]
}

export type Design = (request: CorpusText['request']) => Promise<TestCase[]>

const byTheProduct: Design = async (request) =>
  generateTests(await withCode({ mode: 'generate', ...request })).testCases

/** How many of the expected items were found. */
export const foundIn = ({ found }: Pick<TextRecall, 'found'>): number =>
  [...found.values()].reduce((all, one) => all + one, 0)

/** Designs tests for one text of the corpus and compares them with what a tester expects. */
export async function recallOf(
  { name, request, items, never }: CorpusText,
  design: Design = byTheProduct,
): Promise<TextRecall> {
  const testCases = await design(request)
  const read = testCases.map(readCase)
  const found = new Map<string, number>()
  const expected = new Map<string, number>()
  const missed = items.filter((item) => {
    const hit = read.some((one) => fulfils(one, item))
    expected.set(item.technique, (expected.get(item.technique) ?? 0) + 1)
    if (hit) found.set(item.technique, (found.get(item.technique) ?? 0) + 1)
    return !hit
  })
  const falseClaims = never.flatMap((claim) =>
    read.filter((one) => fulfils(affirming(one), claim)).map(({ id }) => ({ id, claim })),
  )
  return {
    name,
    cases: testCases.length,
    found,
    expected,
    missed,
    falseClaims,
    weak: testCases.filter(isWeak),
  }
}

/** That a text is not shown is no claim that it is. */
function affirming(read: ReadCase): ReadCase {
  const denied =
    /(?:the (?:message|text|line|hint) )?"[^"]*" is (?:not|no longer) (?:shown|visible|displayed)/gi
  return { ...read, expectations: read.expectations.replaceAll(denied, '') }
}

/** The recall of all texts, or of those of the given names. */
export async function recallOfCorpus(names: string[] = []): Promise<TextRecall[]> {
  const texts = readCorpus().filter(({ name }) => names.length === 0 || names.includes(name))
  return Promise.all(texts.map((text) => recallOf(text)))
}

/** The sum of a count over texts, by technique. */
export function total(texts: TextRecall[], count: 'found' | 'expected'): Map<string, number> {
  const sums = new Map<string, number>()
  for (const text of texts)
    for (const [technique, number] of text[count]) sums.set(technique, (sums.get(technique) ?? 0) + number)
  return sums
}

const idle = new Set(
  'the a an is are be was were to of in on at and or not no it its this that with for by as shown visible page user case value accepted'.split(
    ' ',
  ),
)

/** An expected result without a literal, a number, or two content words that its cited sentences share. */
export function isWeak({ expectedResult = '', testBasis = '', steps = [] }: TestCase): boolean {
  const told = [expectedResult, ...steps.map((step) => step.expectedResult)].join('\n')
  const literals = [...told.matchAll(/"([^"]{2,})"/g)].map(([, literal = '']) => literal)
  if (literals.some((literal) => testBasis.includes(literal))) return false
  const numbers = told.match(/\d+(?:\.\d+)?/g) ?? []
  if (numbers.some((number) => testBasis.includes(number))) return false
  const words = (text: string) =>
    new Set(
      (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [])
        .filter((word) => !idle.has(word))
        .map((word) => word.slice(0, 5)),
    )
  const cited = words(testBasis)
  return [...words(told)].filter((word) => cited.has(word)).length < 2
}
