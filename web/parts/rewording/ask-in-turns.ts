import { type Answers, withTurn } from './answers.ts'
import type { Turn } from './types.ts'

/** Ids that one question may name, in a session and in a project. */
const mostIds = 200
/** US dollars that are spent before somebody is asked whether to go on. */
export const mostUnasked = 1

interface Asking {
  ask: (ids: string[], signal: AbortSignal) => Promise<Turn>
  /** Hears after each turn what came so far. */
  tell: (answers: Answers) => void
  signal: AbortSignal
}

/** Asks about cases until none is left, a turn settles none of them, `mostUnasked` is spent, or it is stopped. Throws what the service refuses; what came before is told by then. */
export async function askInTurns(from: Answers, { ask, tell, signal }: Asking): Promise<void> {
  let answers = from
  while (answers.open.length > 0) {
    const ids = answers.open.slice(0, mostIds)
    const turn = await ask(ids, signal)
    if (signal.aborted) return
    const before = answers.open.length
    answers = withTurn(answers, turn, ids)
    tell(answers)
    const isSpent = answers.costUsd - from.costUsd >= mostUnasked
    if (answers.open.length === before || isSpent) return
  }
}
