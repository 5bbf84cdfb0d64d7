import { derivedChecks, promptsOf, questionsOf, readChoices } from '../../judging/blind-choice/index.ts'
import type { NumberedSentence } from '../../judging/types.ts'
import { mostInPart } from '../../judging/blind-choice/types.ts'
import type { CaseCheck, TestCase, TestStep } from '../../test-cases/schema.ts'
import type { AskWriter } from '../types.ts'
import type { ProposedStep } from './types.ts'

const howToRead =
  'Each line below is a step as its tester wrote it. What stands behind EXPECTS is what must be seen, even where it seems to contradict the step or itself: it may be the fault that is looked for.'

/** A rewording with its case as it was, and with all of its rewordings. */
interface Reviewed extends ProposedStep {
  was: TestCase
  now: TestCase
}

/**
 * Whether new expected results say what the original says, by a reader who derives them from the original and chooses between them and variants: the check of
 * each by its index, and the indexes without an answer. A step whose expected result is unchanged or empty has no check.
 */
export async function meaningOf(
  reviewed: readonly Reviewed[],
  ask: AskWriter,
): Promise<{ checks: Map<number, CaseCheck>; unanswered: Set<number> }> {
  const changes = reviewed.flatMap((rewording, at) => {
    const before = rewording.was.steps?.find(({ stepNumber }) => stepNumber === rewording.stepNumber)
    const isSame = before?.expectedResult === rewording.after.expectedResult
    return before && !isSame && rewording.after.expectedResult !== '' ? [{ ...rewording, before, at }] : []
  })
  const groups = Array.from({ length: Math.ceil(changes.length / mostInPart) }, (_, at) =>
    changes.slice(at * mostInPart, (at + 1) * mostInPart),
  )
  const answers = await Promise.all(groups.map((group) => meaningOfGroup(group, ask)))
  return {
    checks: new Map(answers.flatMap(({ checks }) => [...checks].map(([id, check]) => [Number(id), check]))),
    unanswered: new Set(
      answers.flatMap(({ isAnswered }, group) =>
        isAnswered ? [] : (groups[group] ?? []).map(({ at }) => at),
      ),
    ),
  }
}

type NewExpectation = Reviewed & { before: TestStep; at: number }

/** One sentence for each question: a prompt shows only the steps of its questions. */
async function meaningOfGroup(changes: readonly NewExpectation[], ask: AskWriter) {
  const steps = changes.map(({ before, was }, at): NumberedSentence => {
    const { action, testData = '', expectedResult } = before
    const data = testData === '' ? '' : ` (data: ${testData})`
    const expects = expectedResult === '' ? '' : ` EXPECTS: ${expectedResult}`
    const text = `${was.title.slice(0, 200)}, step ${before.stepNumber}: ${action.slice(0, 400)}${data.slice(0, 200)}${expects.slice(0, 650)}`
    return { id: `S${at + 1}`, text }
  })
  const sentences = [{ id: 'S0', text: howToRead }, ...steps]
  const cases = changes.map((rewording, at) => caseOf(rewording, `${rewording.at}`, steps[at]?.text ?? ''))
  const questions = questionsOf(cases, { sentences })
  const choices = new Map<string, string>()
  let isAnswered = true
  await Promise.all(
    promptsOf(questions, sentences).map(async ({ system, user, questions: ofPrompt }) => {
      const answer = await Promise.resolve()
        .then(() => ask({ system, user }))
        .catch(() => undefined)
      if (answer === undefined) {
        isAnswered = false
        return
      }
      for (const [id, letter] of readChoices(answer, ofPrompt)) choices.set(id, letter)
    }),
  )
  const { checks } = derivedChecks(questions, choices)
  return { checks, isAnswered }
}

/** The case up to the step, with the expected result of that step alone. */
function caseOf({ now, stepNumber, after }: Reviewed, id: string, sentence: string): TestCase {
  const { title, testLevel, testType, priority, steps = [] } = now
  const until = steps.filter((step) => step.stepNumber <= stepNumber)
  return {
    id,
    title,
    testLevel,
    testType,
    priority,
    sentences: [sentence],
    steps: until.map((step) => ({
      ...step,
      expectedResult: step.stepNumber === stepNumber ? after.expectedResult : '',
    })),
  }
}
