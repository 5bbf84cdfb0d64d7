import { citedSentences } from '../coverage/cited-sentences.ts'
import type { Check } from '../../prose-steps/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { NumberedSentence } from '../types.ts'
import { expectedTexts, factReader, factsOf, isDenial, isSeen, type Fact, type ReadChecks } from './facts.ts'
import { literalsOf, otherTexts, type Beside } from './other-texts.ts'
import { shuffled } from './shuffled.ts'
import { mostInPart, type ChoiceOption, type ChoiceQuestion } from './types.ts'
import { turnedDenial, variantsOf, type OtherTexts } from './variants.ts'

const mostQuestions = 200
const mostOfCase = 2
const mostVariants = 3
/** Expectations of a case that are looked at, its last ones. */
const mostExpectations = 4
const longestExpectation = 600
const longestOption = 160
/** What an expectation weighs that only denies: it is asked where a case has no other. */
const denialWeight = 0.5
/** Characters of all options of a question; long ones have fewer variants. */
const longestOffer = 260
/** What second questions may cost, in characters for each case: all of a page of text with 40 cases then fits its budget of tokens. */
const secondQuestions = 30

interface Expectation {
  stepNumber?: number
  /** The actions up to it. */
  steps: string[]
  facts: Fact[]
  read: ReadChecks
  weight: number
}

type Options = { sentences: readonly NumberedSentence[]; seed?: string }
type Draft = Omit<ChoiceQuestion, 'id'>

/**
 * Questions that ask what cases expect for a second time: at most 2 for a case (of the expectations with most to see), at most 200 in all. Each offers the
 * author's wording and at most 3 variants of it in an order that `seed` and the case decide, then "none of these" (N) and "not decided" (U). A case whose
 * expectations cannot be varied has none.
 */
export function questionsOf(cases: readonly TestCase[], { sentences, seed = '' }: Options): ChoiceQuestion[] {
  const reader = factReader()
  const othersOf = otherTexts(sentences, cases)
  const cited = citedSentences(sentences)
  let [asked, room] = [0, cases.length * secondQuestions]
  const drafts = cases.map((testCase) => {
    const places = cited(testCase)
    const drafted = (expectation: Expectation): Draft[] => {
      const own = `${seed}|${testCase.id}|${expectation.stepNumber ?? ''}`
      const sources = pick(sentences, places)
      const text = sources.map((sentence) => sentence.text).join('\n')
      const options = optionsOf(expectation, othersOf, { cited: new Set(places), seed: own, text })
      return options ? [asDraft(testCase, expectation, options, sources)] : []
    }
    const expectations = asked < mostQuestions ? expectationsOf(testCase, reader) : []
    const own: Draft[] = []
    for (const expectation of expectations) {
      if (own.length === 0) own.push(...drafted(expectation))
    }
    asked += own.length
    return { own, others: expectations.filter(({ steps }) => steps.length !== own[0]?.steps.length), drafted }
  })
  const most = Math.min(mostQuestions, Math.ceil(asked / mostInPart) * mostInPart)
  for (const { own, others, drafted } of drafts) {
    for (const expectation of others) {
      if (own.length === 0 || own.length >= mostOfCase || asked >= most || room <= 0) break
      const second = drafted(expectation)
      own.push(...second)
      asked += second.length
      room -= second.reduce((sum, draft) => sum + sizeOf(draft), 0)
    }
  }
  const inOrder = drafts.flatMap(({ own }) => own.toSorted((one, two) => one.steps.length - two.steps.length))
  return inOrder.map((draft, at) => ({ id: `Q${at + 1}`, ...draft }))
}

const pick = <Item>(items: readonly Item[], places: readonly number[]): Item[] =>
  places.flatMap((at) => items[at] ?? [])

/** The expectations of a case, those with most to see first, of equals the last; those that only deny a text come after them. */
function expectationsOf(testCase: TestCase, reader: ReturnType<typeof factReader>): Expectation[] {
  const { steps = [], preconditions = [], expectedResult = '' } = testCase
  const begin = preconditions.map((text) => `Given: ${text}`)
  const actions = steps.map(({ action, testData = '' }) =>
    testData.trim() === '' || action.includes(testData) ? action : `${action} (${testData})`,
  )
  const places = [
    ...steps.map((step, at) => ({
      stepNumber: step.stepNumber,
      steps: [...begin, ...actions.slice(0, at + 1)],
      text: step.expectedResult,
      read: reader(step),
    })),
    { steps: [...begin, ...actions], text: expectedResult, read: reader() },
  ]
  return places
    .filter(({ text }) => text.trim() !== '' && text.length <= longestExpectation)
    .slice(-mostExpectations)
    .map(({ text, ...place }) => {
      const facts = factsOf(text, place.read)
      const seen = facts.flatMap(({ checks }) => checks.filter(isSeen))
      return {
        ...place,
        facts,
        weight:
          seen.reduce((sum, check) => sum + 1 + expectedTexts(check).length, 0) ||
          (facts.some(isDenial) ? denialWeight : 0),
      }
    })
    .filter(({ weight }) => weight > 0)
    .toReversed()
    .toSorted((one, other) => other.weight - one.weight)
}

/** What is offered: variants change one fact and leave the others as they are. Undefined where nothing can be varied. */
function optionsOf(
  { facts, read }: Expectation,
  othersOf: (beside: Beside) => OtherTexts,
  { cited, seed, text: source }: { cited: ReadonlySet<number>; seed: string; text: string },
): ChoiceOption[] | undefined {
  const seen = fitting(facts.filter(({ checks }) => checks.some(isSeen)))
  const textsOf = (wanted: boolean) =>
    new Set(
      facts.flatMap(({ checks }) =>
        checks.filter((check: Check) => isSeen(check) === wanted).flatMap(expectedTexts),
      ),
    )
  const beside = { shown: textsOf(true), denied: textsOf(false), cited, seed }
  const variants = seen.map((fact) => variantsOf(fact, othersOf(beside), read, seed + fact.text))
  const denial = deniedBeside(seen, facts, { read, source })
  const shown = facts.filter((fact) => fact === denial?.fact || seen.includes(fact))
  const withText = (changed: Fact, text: string): string =>
    joined(shown.map((fact) => (fact === changed ? text : fact.text)))
  const exchanged = [0, 1, 2].flatMap((round) =>
    seen.flatMap((fact, at) => {
      const text = variants[at]?.[round]
      const isDenied = denial?.texts.some((denied) => denied !== '' && text?.includes(denied)) === true
      return text === undefined || isDenied ? [] : [withText(fact, text)]
    }),
  )
  const turned = denial ? [withText(denial.fact, denial.turned)] : []
  const chosen = [...exchanged.slice(0, 1), ...turned, ...exchanged.slice(1)]
  if (chosen.length === 0) return undefined
  const author = joined(shown.map(({ text }) => text))
  const least = chosen.indexOf(turned[0] ?? '') + 1
  const count = Math.min(mostVariants, Math.max(1, least, Math.floor(longestOffer / (author.length + 1)) - 1))
  const offered = [
    { text: author, is: 'author' as const },
    ...[...new Set(chosen)].slice(0, count).map((text) => ({ text, is: 'variant' as const })),
  ]
  return [
    ...shuffled(offered, seed).map((option, at) => ({ letter: 'ABCD'.charAt(at), ...option })),
    { letter: 'N', text: 'none of these, or another value', is: 'none' },
    { letter: 'U', text: 'the text does not decide it', is: 'undecided' },
  ]
}

const joined = (texts: readonly string[]): string => texts.join(' and ')

/** The facts with most to see, as many as fit into an option, in their order. */
function fitting(facts: readonly Fact[]): Fact[] {
  let length = 0
  const texts = ({ checks }: Fact) => checks.flatMap(expectedTexts).length
  const chosen = new Set(
    facts
      .toSorted((one, other) => Math.min(1, texts(other)) - Math.min(1, texts(one)))
      .filter(({ text }, at) => (length += text.length + 5) <= longestOption || at === 0),
  )
  return facts.filter((fact) => chosen.has(fact))
}

/**
 * The first denial for which there is room, with its contrary: a variant by which a wrong denial is noticed. Beside what is seen it is asked where a cited
 * sentence names what is denied: other denials are made for certainty, and every question costs.
 */
function deniedBeside(
  seen: readonly Fact[],
  facts: readonly Fact[],
  { read, source }: { read: ReadChecks; source: string },
): { fact: Fact; texts: string[]; turned: string } | undefined {
  const length = seen.reduce((sum, { text }) => sum + text.length + 5, 0)
  for (const fact of facts) {
    if (!isDenial(fact) || length + fact.text.length > longestOption) continue
    const expected = fact.checks.flatMap(expectedTexts)
    const texts = expected.length > 0 ? expected : fact.checks.map(({ target }) => target?.name ?? '')
    if (seen.length > 0 && !texts.some((text) => text !== '' && source.includes(text))) continue
    const turned = turnedDenial(fact, read)
    if (turned !== undefined) return { fact, texts, turned }
  }
  return undefined
}

function asDraft(
  { id }: TestCase,
  { stepNumber, steps }: Expectation,
  options: ChoiceOption[],
  cited: readonly NumberedSentence[],
): Draft {
  const literals = literalsOf(options.find(({ is }) => is === 'author')?.text ?? '')
  const sentence = cited.find(({ text }) => literals.some((literal) => text.includes(literal))) ?? cited[0]
  return {
    caseId: id,
    ...(stepNumber === undefined ? {} : { stepNumber }),
    steps,
    options,
    sentences: cited.map((own) => own.id),
    ...(sentence ? { sentence: sentence.text } : {}),
  }
}

const sizeOf = ({ options }: Draft): number => options.reduce((sum, { text }) => sum + text.length, 0)
