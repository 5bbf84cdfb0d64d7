import type { Answer, Question } from '../../client/ask-files.ts'
import { type Search, narrowing } from './filters.ts'

/** A question with what came of it. */
export interface Turn extends Search {
  id: number
  state: 'asking' | 'answered' | 'failed'
  /** The answer as far as it has come, with its sources; the rest once it is whole. */
  answer: Partial<Answer>
  /** Pages of results that are shown. */
  page: number
}

const mostBefore = 20
const mostCharacters = 20_000

/** What is sent for a turn: the question, understood by the turns before it, the oldest first. */
export function questionOf(turn: Search, before: readonly Turn[]): Question {
  return {
    question: turn.question,
    conversationHistory: before
      .filter(({ state }) => state === 'answered')
      .slice(-mostBefore)
      .flatMap(({ question, answer }) => [
        { role: 'user' as const, content: question },
        ...(answer.answer
          ? [{ role: 'assistant' as const, content: answer.answer.slice(0, mostCharacters) }]
          : []),
      ]),
    ...narrowing(turn),
  }
}

const mostKept = 20

/** The turns that are worth keeping against a reload: those that are whole. */
export const worthKeeping = (turns: readonly Turn[]): Turn[] =>
  turns.filter(({ state }) => state === 'answered').slice(-mostKept)

/** What was kept of turns, where it is ours. */
export function turnsIn(kept: unknown): Turn[] {
  const { turns } = (kept ?? {}) as { turns?: unknown }
  if (!Array.isArray(turns)) return []
  return turns.filter(
    (turn: Partial<Turn> | null): turn is Turn =>
      typeof turn?.question === 'string' && typeof turn.id === 'number' && typeof turn.answer === 'object',
  )
}
