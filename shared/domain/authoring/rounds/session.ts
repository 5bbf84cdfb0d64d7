import type { Judgement, OpenQuestion } from '../../judging/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { mostCases, type Answer } from '../answer/read-answer.ts'
import { reachOf } from '../answer/reach.ts'
import type { AskWriter, Written, WritingRequest } from '../types.ts'
import { Asker, type Budget } from './asker.ts'
import { Collected } from './collected.ts'

export interface Writing {
  ask: AskWriter
  /** The judge: cases of the author, with what the author asks. */
  judge: (cases: readonly TestCase[], questions: readonly OpenQuestion[]) => Judgement
  /** Gets each case that stays as soon as it has arrived, judged alone; the whole is judged once more in the end. */
  onCase?: ((testCase: TestCase) => void) | undefined
  /** A second look at judged cases by somebody else, such as a second derivation: it may add checks, send cases back and leave some out. */
  review?: ((judgement: Judgement) => Promise<Judgement>) | undefined
  /** Ids of the sentences that judged cases leave uncovered. Without it the second round only mends. */
  uncovered?: ((cases: readonly TestCase[]) => readonly string[]) | undefined
  /** By the mode where absent: two for `agentic`, else one. */
  rounds?: 1 | 2 | undefined
  budget?: Budget | undefined
}

/** What one call has in hand. */
export interface Session {
  request: WritingRequest
  writing: Writing
  asker: Asker
  collected: Collected
  questions: OpenQuestion[]
  idle: Set<string>
  gaps: Written['gaps']
  most: number
}

export function sessionOf(request: WritingRequest, writing: Writing): Session {
  const sentences = new Map(request.sentences.map((sentence) => [sentence.id.toUpperCase(), sentence]))
  const reading = { sentences, reach: reachOf(request), author: 'model' as const }
  return {
    request,
    writing,
    asker: new Asker({ ask: writing.ask, sentences, budget: writing.budget }),
    collected: new Collected(reading, request),
    questions: [],
    idle: new Set(),
    gaps: [],
    most: Math.min(mostCases, Math.max(1, request.maxTestCases ?? 50)),
  }
}

/** Takes an element of an answer, judges the case alone and tells of it. Whether it is a case. */
export function receive(session: Session, element: unknown, mendable?: ReadonlySet<string>): boolean {
  const { collected, writing, questions } = session
  const testCase = collected.take(element, mendable)
  if (!testCase) return false
  if (writing.onCase)
    for (const staying of writing.judge([testCase], questions).cases) writing.onCase(staying)
  return true
}

/** Keeps what an answer says beside its cases. */
export function note({ questions, idle, gaps }: Session, answer: Answer | undefined): void {
  for (const question of answer?.questions ?? [])
    if (questions.length < 200 && !questions.some(({ text }) => text === question.text))
      questions.push(question)
  for (const id of answer?.idle ?? []) idle.add(id)
  if (gaps.length < 200) gaps.push(...(answer?.gaps ?? []))
}

export const judged = ({ collected, writing, questions }: Session): Judgement =>
  writing.judge([...collected.cases.values()], questions)

/** All cases judged, and reviewed where somebody does. */
export async function reviewed(session: Session): Promise<Judgement> {
  const judgement = judged(session)
  return session.writing.review ? session.writing.review(judgement) : judgement
}
