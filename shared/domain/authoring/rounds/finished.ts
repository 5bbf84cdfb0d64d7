import type { Judgement } from '../../judging/types.ts'
import type { Written } from '../types.ts'
import type { Session } from './session.ts'

/** What is handed back: judged cases within the cap, what was left out with its reason, and what the author says beside them. */
export function finished(session: Session, judgement: Judgement, parts: number): Written {
  const { asker, collected, questions, gaps, most } = session
  const over = judgement.cases.length - most
  return {
    ...judgement,
    cases: judgement.cases.slice(0, most),
    left: [...collected.left, ...judgement.left],
    questions: [...questions],
    gaps: [...gaps],
    idle: idleIn(session, judgement),
    asked: { parts, answered: asker.answered, questions: asker.questions },
    tokens: { ...asker.tokens },
    warnings: [
      ...asker.warnings,
      ...(over > 0 ? [`${over} cases beyond the most that were asked for (${most}) are left out.`] : []),
    ],
  }
}

/** A sentence that a case rests on demands something, whatever the author says. */
function idleIn({ request, idle }: Session, { cases }: Judgement): string[] {
  const cited = new Set(cases.flatMap(({ sentences = [] }) => sentences))
  return request.sentences.flatMap(({ id, text }) =>
    idle.has(id) && !cited.has(text.slice(0, 4000)) ? [id] : [],
  )
}
