import { mostCases } from './answer/read-answer.ts'
import { partsOf, type Part } from './parts/parts-of.ts'
import { partName } from './parts/part-name.ts'
import { writingPrompt } from './prompt/user-prompt.ts'
import { finished } from './rounds/finished.ts'
import { secondRound } from './rounds/second-round.ts'
import { note, receive, reviewed, sessionOf, type Session, type Writing } from './rounds/session.ts'
import { type About, ofPart, ofText } from './rounds/unanswered.ts'
import { shares } from './rounds/shares.ts'
import type { Written, WritingRequest } from './types.ts'

/**
 * Has a model write whole cases for a request (modes `generate`, `agentic`, `fill-gaps`, `gap-analysis`). Long texts are asked about in parts, side by side; each case is judged
 * as it arrives, numbered TC-001 and on, and in the end all are judged together. A second round mends what was sent back and covers what is left, once.
 * What a provider leaves out costs only itself and is told in `warnings`. Never rejects for the sake of the provider or of its answers.
 */
export async function writeCases(request: WritingRequest, writing: Writing): Promise<Written> {
  const session = sessionOf(request, writing)
  const parts = partsOf(request)
  const most = shares(
    parts.map(({ sentences }) => sentences.length),
    session.most,
  )
  const spare = await Promise.all(
    parts.map((part, at) => {
      const about = parts.length > 1 ? ofPart(partName(part, at, parts.length)) : ofText
      return askPart(session, { part, about, most: most[at] ?? 1 })
    }),
  )
  takeSpare(session, spare.flat())
  const rounds = writing.rounds ?? (request.mode === 'agentic' ? 2 : 1)
  const judgement = await reviewed(session)
  const last =
    rounds === 2 && request.mode !== 'gap-analysis' ? await secondRound(session, judgement) : judgement
  return finished(session, last, parts.length)
}

interface PartQuestion {
  part: Part
  about: About
  /** Its share of the cap. */
  most: number
}

/** Asks about one part; gives the elements beyond its share. */
async function askPart(session: Session, { part, about, most }: PartQuestion): Promise<unknown[]> {
  const spare: unknown[] = []
  let count = 0
  const onCase = (element: unknown) => {
    if (session.request.mode === 'gap-analysis') return
    if (count < most) count += receive(session, element) ? 1 : 0
    else if (spare.length < mostCases) spare.push(element)
  }
  const answer = await session.asker.put(writingPrompt(session.request, part, most), onCase, about)
  note(session, answer)
  return spare
}

/** What parts wrote beyond their shares fills what others left of the cap. */
function takeSpare(session: Session, spare: readonly unknown[]): void {
  let left = 0
  for (const element of spare)
    if (session.collected.cases.size < session.most) receive(session, element)
    else left += 1
  if (left > 0)
    session.asker.warnings.add(
      `${left} cases beyond the most that were asked for (${session.most}) are left out.`,
    )
}
