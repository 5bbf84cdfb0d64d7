import type { CaseCheck } from '../../test-cases/schema.ts'
import type { OpenQuestion } from '../types.ts'
import type { ChoiceOption, ChoiceQuestion } from './types.ts'

const longestQuote = 250

export interface Derived {
  /** `derived_twice` of every case that was asked about or is in `caseIds`. */
  checks: Map<string, CaseCheck>
  /** What the second reader found not decided, for the author of the text. */
  questions: OpenQuestion[]
}

type Answer = { question: ChoiceQuestion; chosen: ChoiceOption | undefined }

/**
 * What the choices of a second reader say of cases: another result than the author's fails, an answer that is missing or "not decided" leaves it open. A case
 * holds when all its questions hold; one of `caseIds` without a question is unknown.
 */
export function derivedChecks(
  questions: readonly ChoiceQuestion[],
  choices: ReadonlyMap<string, string>,
  caseIds: readonly string[] = [],
): Derived {
  const byCase = new Map<string, Answer[]>(caseIds.map((id) => [id, []]))
  for (const question of questions) {
    const letter = choices.get(question.id)
    const chosen = question.options.find((option) => option.letter === letter)
    byCase.set(question.caseId, [...(byCase.get(question.caseId) ?? []), { question, chosen }])
  }
  const undecided = [...byCase.values()].flat().filter(({ chosen }) => chosen?.is === 'undecided')
  return {
    checks: new Map([...byCase].map(([id, answers]) => [id, checkOf(answers)])),
    questions: undecided.map(({ question }) => asked(question)),
  }
}

function checkOf(answers: readonly Answer[]): CaseCheck {
  const by = (...kinds: (ChoiceOption['is'] | undefined)[]) =>
    answers.find(({ chosen }) => kinds.includes(chosen?.is))
  const decisive = by('variant', 'none') ?? by('undecided') ?? by(undefined) ?? answers[0]
  const about = decisive?.question.sentence
  return {
    check: 'derived_twice',
    result: resultOf(decisive),
    reason: decisive ? reasonOf(decisive) : 'Nothing in it can be asked for a second time.',
    ...(about === undefined ? {} : { sentence: about.slice(0, 4000) }),
  }
}

function resultOf(decisive: Answer | undefined): CaseCheck['result'] {
  const is = decisive?.chosen?.is
  if (is === 'author') return 'holds'
  return is === 'variant' || is === 'none' ? 'fails' : 'unknown'
}

function reasonOf({ question, chosen }: Answer): string {
  const own = quote(authorOf(question))
  const step = question.stepNumber === undefined ? '' : ` in step ${question.stepNumber}`
  if (chosen === undefined) return 'A second reader gave no answer.'
  if (chosen.is === 'author') return 'A second reader, who did not see the expected result, came to the same.'
  if (chosen.is === 'undecided')
    return `A second reader, who did not see the expected result, found that the text does not decide it${step}: ${own}.`
  const other = chosen.is === 'none' ? 'none of the offered results, or to another value' : quote(chosen.text)
  return `A second reader, who did not see the expected result, came to ${other}${step}; expected is ${own}.`
}

function asked(question: ChoiceQuestion): OpenQuestion {
  const last = quote(question.steps.at(-1) ?? '')
  const about = question.sentence === undefined ? '' : ` The text says: ${quote(question.sentence)}.`
  return {
    text: `What must be seen after ${last}? Is it ${quote(authorOf(question))}?${about}`,
    sentences: question.sentences,
  }
}

const authorOf = ({ options }: ChoiceQuestion): string =>
  options.find(({ is }) => is === 'author')?.text ?? ''

const quote = (text: string): string =>
  `“${text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text}”`
