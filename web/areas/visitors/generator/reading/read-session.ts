import { type Input, call } from '../../../../client/call.ts'
import type { Changed, CorrectedTo, ReadSentence, TextReading } from '../../../../parts/reading/source.ts'
import { flush, reread } from '../open-session.ts'
import { cases, session } from '../store.ts'

const route = 'PUT /api/public/test-cases/sessions/{sessionId}/reading'
/** Kinds are answered as any words, and taken as those that the service knows. */
type Corrected = Input<typeof route>['sentences'][number]

export const readSession = (sessionId: string): Promise<TextReading> =>
  call('GET /api/public/test-cases/sessions/{sessionId}/reading', { sessionId })

/** Corrects how a sentence is read, or takes the correction back, and shows the cases that come of it. */
export async function correct(sentence: Pick<ReadSentence, 'id'>, to: CorrectedTo): Promise<Changed> {
  const sessionId = session.peek()?.sessionId ?? ''
  await flush()
  const before = titlesOf()
  const sentences = [{ id: sentence.id, ...to } as Corrected]
  const answer = await call(route, { sessionId, sentences })
  await reread({ undoable: true })
  const after = titlesOf()
  const named = (ids: readonly string[]) =>
    ids.map((id) => ({ id, title: after.get(id) ?? before.get(id) ?? '' }))
  return { added: named(answer.added), updated: named(answer.updated), removed: named(answer.removed) }
}

const titlesOf = () => new Map(cases.peek().map(({ id, title }) => [id, title]))
