import type { Id, RequirementModel, Span } from '../requirement-model/index.ts'
import type { Sentence } from '../requirement-reading/sentence.ts'
import { isRead } from './prompt/parts.ts'
import type { Taken } from './verify/taken.ts'

type Elements = Pick<RequirementModel, 'rules' | 'flows'>

export const sentencesOf = ({ from }: { from: readonly Span[] }): number[] =>
  from.map(({ sentence }) => sentence)

/** The sentences that some rule or flow rests on. */
export const spokenIn = ({ rules, flows }: Elements): Set<number> =>
  new Set([...rules, ...flows].flatMap(sentencesOf))

interface Around {
  sentences: readonly Sentence[]
  own: Elements
  engine: Elements
  /** Of these the model said something that did not hold, so it knows nothing of them. */
  lost: ReadonlySet<number>
}

/**
 * The sentences that a model calls context or untestable and of which it reads no rule: the other reader is silent on them, too. A model
 * that would take away more sentences than it reads is not believed: it may have been talked into it.
 */
export function silentBy({ others }: Taken, { sentences, own, engine, lost }: Around): Set<number> {
  const [spoken, byEngine] = [spokenIn(own), spokenIn(engine)]
  const silent = new Set(
    others
      .filter(({ is }) => is !== 'question')
      .flatMap(({ s }) => s)
      .filter((number) => !spoken.has(number) && !lost.has(number))
      .filter((number) => sentences[number] && isRead(sentences[number])),
  )
  const taken = [...silent].filter((number) => byEngine.has(number))
  return taken.length <= spoken.size ? silent : new Set()
}

/** Whether all statements that something rests on are silent; headings and headers of tables state nothing. */
export function isSilent(
  element: { id: Id; from: readonly Span[] },
  silent: ReadonlySet<number>,
  sentences: readonly Sentence[],
): boolean {
  const own = sentencesOf(element).filter((number) => sentences[number] && isRead(sentences[number]))
  return own.length > 0 && own.every((number) => silent.has(number))
}
