import { type Answers, withTurn } from './answers.ts'
import type { Turn } from './types.ts'

/** A request about cases of a project names at most so many, one about cases of a session more. */
const idsOfRequest = 200

interface Asking {
  ask: (ids: string[], signal: AbortSignal) => Promise<Turn>
  /** Called after each turn with the answers so far. */
  tell: (answers: Answers) => void
  signal: AbortSignal
}

/** Asks about cases until none is open, a turn settles none of them, or `signal` aborts. Throws what the service refuses, after `tell` had all earlier answers. */
export async function askInTurns(from: Answers, { ask, tell, signal }: Asking): Promise<void> {
  let answers = from
  while (answers.open.length > 0) {
    const ids = answers.open.slice(0, idsOfRequest)
    const turn = await ask(ids, signal)
    if (signal.aborted) return
    const before = answers.open.length
    answers = withTurn(answers, turn, ids)
    tell(answers)
    if (answers.open.length === before) return
  }
}
