import type { KeptPages } from '../../../durable-objects/public-session/rules.ts'
import { SubmittedCase, mostSubmitted } from '../../../shared/domain/authoring/submitted-cases.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { sessionNotFound } from '../hosted-runs/index.ts'

/** What a session of the generator has for a project: its text, what was seen of its page, and what an assistant wrote for it. */
export interface SessionCases {
  requirements: string
  answers: Answer[]
  pages: KeptPages['pages'] | undefined
  testCases: SubmittedCase[]
  warnings: string[]
}

/** Reads the session that a body names; throws `sessions.not_found` with its path. Whoever has its id may read it. */
export async function sessionCases(context: Context, sessionId: string): Promise<SessionCases> {
  const stub = await sessionAt(context, sessionId)
  const [session, inventory] = stub ? await Promise.all([stub.read(), stub.pages()]) : []
  if (!session) throw sessionNotFound({ details: [{ path: 'sessionId', message: sessionNotFound.sentence }] })
  const written = session.testCases.filter(({ author }) => author === 'assistant')
  return {
    requirements: session.requirements,
    answers: session.answers ?? [],
    pages: inventory?.pages,
    testCases: written.slice(0, mostSubmitted).flatMap(asSubmitted),
    warnings:
      written.length > mostSubmitted
        ? [
            `The session has ${written.length} cases of an assistant: the first ${mostSubmitted} were submitted.`,
          ]
        : [],
  }
}

/** A case as its author submits it anew. The numbers of requirements are those of the session, so they stay there. */
function asSubmitted({ sentences = [], ...testCase }: TestCase): SubmittedCase[] {
  const { data } = SubmittedCase()
    .omit({ requirementRef: true })
    .safeParse({ ...testCase, sentences })
  return data ? [data] : []
}
