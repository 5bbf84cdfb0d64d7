import type { ReadSentence } from '../../requirements/index.ts'
import type { Machine } from '../model.ts'

const starting = [
  /\b(?:new|created|every|each)\s+([a-z][\w-]*)\s+(?:is|starts?|begins?|has)\b[^.]{0,40}?\b(?:in |as |with )?(?:the )?(?:state |status )?(["“][^"”]+["”]|[A-Z][a-z]+(?: [A-Z][a-z]+)?)/,
  /\b([a-z][\w-]*)\s+(?:starts?|begins?|is created)\s+(?:in |as |with )?(?:the )?(?:state |status )?(["“][^"”]+["”]|[A-Z][a-z]+)/,
]

/** The stated initial state, else the first that no transition leads to, else the first named. */
export function initialOf(
  { entity, table: { states, transitions } }: Machine,
  marks: { state: string; mark: 'initial' | 'final' }[],
  sentences: ReadSentence[],
): string {
  const marked = marks.find(({ mark }) => mark === 'initial')?.state
  if (marked !== undefined) return marked
  for (const { text } of sentences) {
    for (const pattern of starting) {
      const match = pattern.exec(text.slice(0, 300))
      const state = match?.[2]?.replace(/["“”]/g, '')
      if (match?.[1] === entity && state && states.includes(state)) return state
    }
  }
  return states.find((state) => !transitions.some(({ to }) => to === state)) ?? states[0] ?? ''
}
