import type { Judgement } from '../../judging/types.ts'
import { fieldOf, textOf } from '../answer/unknowns.ts'
import { againPrompt, mostReturned } from '../prompt/again-prompt.ts'
import { ofSecondRound } from './unanswered.ts'
import { note, receive, reviewed, type Session } from './session.ts'

/**
 * The second and last round: what the judge sent back and what is still uncovered, in one question. A mended case takes the place of the one it mends,
 * unless the judge leaves it out and had kept the other. Gives the judgement of all cases.
 */
export async function secondRound(session: Session, first: Judgement): Promise<Judgement> {
  const { request, collected, asker, most } = session
  // Whoever did not answer a first question is not asked a second one.
  if (asker.answered === 0) return first
  const returned = first.returned.slice(0, mostReturned).flatMap((verdict) => {
    const testCase = collected.cases.get(verdict.id)
    return testCase ? [{ testCase, verdict }] : []
  })
  const uncovered = uncoveredIn(session, first)
  const room = Math.max(0, most - first.cases.length)
  if (returned.length === 0 && (uncovered.length === 0 || room === 0)) return first
  const ids = new Set(returned.map(({ testCase }) => testCase.id))
  const titles = first.cases.flatMap(({ id, title }) => (ids.has(id) ? [] : [title]))
  let added = 0
  const prompt = againPrompt(request, { returned, uncovered, titles }, room + ids.size)
  const receiveAgain = (element: unknown) => {
    const isMended = ids.has(textOf(fieldOf(element, 'id'), 200))
    if (!isMended && added >= room) return
    if (receive(session, element, ids) && !isMended) added += 1
  }
  const answer = await asker.put(prompt, receiveAgain, ofSecondRound)
  note(session, answer)
  const second = await reviewed(session)
  const firstIds = new Set(first.cases.map(({ id }) => id))
  const worse = second.left.filter(({ id }) => collected.replaced.has(id) && firstIds.has(id))
  if (worse.length === 0) return second
  for (const { id } of worse) collected.restore(id)
  return reviewed(session)
}

/** Sentences that no case covers. One that the author calls idle is asked about again only if it is a requirement. */
function uncoveredIn({ request, writing, idle }: Session, { cases }: Judgement) {
  const ids = new Set(writing.uncovered?.(cases))
  return request.sentences.filter(
    ({ id, requirementRef }) => ids.has(id) && (requirementRef !== undefined || !idle.has(id)),
  )
}
