import { type Input, type Output, call } from '../../../../client/call.ts'
import { Refusal, messageOf } from '../../../../client/refusal.ts'
import { flush, reread } from '../open-session.ts'
import { cases, session } from '../store.ts'

export type TextReading = Output<'GET /api/public/test-cases/sessions/{sessionId}/reading'>
export type ReadSentence = TextReading['sentences'][number]

const route = 'PUT /api/public/test-cases/sessions/{sessionId}/reading'
/** Kinds are answered as any words, and taken as those that the service knows. */
type Corrected = Input<typeof route>['sentences'][number]

/** What a correction did to the cases, each with its title. */
export interface Changed {
  added: readonly NamedCase[]
  updated: readonly NamedCase[]
  removed: readonly NamedCase[]
}

export interface NamedCase {
  id: string
  title: string
}

export const readSession = (sessionId: string): Promise<TextReading> =>
  call('GET /api/public/test-cases/sessions/{sessionId}/reading', { sessionId })

/** The sentence of a reading that stands at a place of the text. */
export const sentenceAt = (
  { sentences }: TextReading,
  { start, end }: { start: number; end: number },
): ReadSentence | undefined =>
  sentences.find((each) => each.start === start) ??
  sentences.find((each) => each.start < end && each.end > start)

/** Corrects how a sentence is read, or takes the correction back (`marked` null), and shows the cases that come of it. */
export async function correct(
  sentence: Pick<ReadSentence, 'id'>,
  to: { marked: string | null; kinds?: string[] },
): Promise<Changed> {
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

/** What is wrong with a sentence in the words of the service, which names it by its id. */
export function faultOf(error: unknown, { id }: Pick<ReadSentence, 'id'>): string {
  const details = error instanceof Refusal ? error.details : []
  const own = details.map(({ message }) =>
    message.startsWith(`${id}: `) ? message.slice(id.length + 2) : message,
  )
  return own.length > 0 ? `${own.join('. ')}.` : messageOf(error)
}
