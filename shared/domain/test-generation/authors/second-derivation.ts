import { derivedChecks, promptsOf, questionsOf, readChoices } from '../../judging/blind-choice/index.ts'
import { withChecks } from '../../judging/index.ts'
import type { Judgement, NumberedSentence, OpenQuestion } from '../../judging/types.ts'
import { deedOf } from '../../test-cases/basis.ts'
import type { CaseCheck, TestCase } from '../../test-cases/schema.ts'

/** Puts the questions of a blind choice to a fresh reader; undefined where nobody answers. */
export type AskReader = (prompt: { system: string; user: string }) => Promise<string | object | undefined>

/** Words that no step reader takes would use up what may be asked. */
const isReadable = ({ checks = [] }: TestCase): boolean =>
  checks.some(({ check, result }) => check === 'readable' && result === 'holds')

const hint =
  'Derive the expected result from the cited sentences once more. Correct it, cite the sentence that decides it, or drop the case.'

/**
 * A second derivation of what cases expect, by a reader who does not see it. A case that is seen again unchanged is not asked about again. One that came to something
 * else goes back to its author the first time, and is left out the second time.
 */
export class SecondDerivation {
  /** What the text does not decide, for its author. */
  readonly questions: OpenQuestion[] = []
  asked = 0
  answered = 0
  private readonly sentences: readonly NumberedSentence[]
  private readonly ask: AskReader
  private readonly checks = new Map<string, CaseCheck>()
  private readonly failed = new Set<string>()

  constructor(sentences: readonly NumberedSentence[], ask: AskReader) {
    this.sentences = sentences
    this.ask = ask
  }

  async review(judgement: Judgement): Promise<Judgement> {
    await this.derive(judgement.cases.filter((testCase) => !this.checks.has(deedOf(testCase))))
    const again: Judgement = {
      ...judgement,
      cases: [],
      left: [...judgement.left],
      returned: [...judgement.returned],
    }
    for (const testCase of judgement.cases) this.place(testCase, again)
    return again
  }

  private async derive(cases: readonly TestCase[]): Promise<void> {
    const questions = questionsOf(cases.filter(isReadable), { sentences: this.sentences })
    const prompts = promptsOf(questions, this.sentences)
    this.asked += prompts.length
    const choices = new Map<string, string>()
    const answers = prompts.map(async ({ system, user, questions: own }) => {
      const answer = await this.ask({ system, user })
      if (answer === undefined) return
      this.answered += 1
      for (const [id, letter] of readChoices(answer, own)) choices.set(id, letter)
    })
    await Promise.all(answers)
    const derived = derivedChecks(
      questions,
      choices,
      cases.map(({ id }) => id),
    )
    this.questions.push(...derived.questions)
    for (const testCase of cases) {
      const check = derived.checks.get(testCase.id)
      if (check) this.checks.set(deedOf(testCase), check)
    }
  }

  private place(testCase: TestCase, { cases, left, returned }: Judgement): void {
    const check = this.checks.get(deedOf(testCase))
    const { id, title } = testCase
    if (check?.result === 'fails' && this.failed.has(id)) {
      left.push({ id, title, reason: check.reason })
      return
    }
    if (check?.result === 'fails') {
      this.failed.add(id)
      returned.push({ id, title, checks: [check], hint })
    }
    cases.push(check ? withChecks(testCase, [check]) : testCase)
  }
}
