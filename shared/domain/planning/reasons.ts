import { capital } from '../english/capital.ts'
import { type Bundle, namesOf, pointsOf } from './feasible.ts'
import type { Candidate } from './types.ts'

const mostWords = 3
const quoted = (words: readonly string[]) =>
  words
    .slice(0, mostWords)
    .map((word) => `"${word}"`)
    .join(', ')

/** Why a story is taken: its priority, who waits for it, its risk, and the words of the context that it has. */
export function whyTaken({ priority, risk, shared }: Candidate, dependants: readonly Candidate[]): string {
  const sentences = [`${capital(priority)} priority.`]
  if (dependants.length > 0) {
    sentences.push(`${namesOf(dependants)} ${dependants.length === 1 ? 'waits' : 'wait'} for it.`)
  }
  if (risk.because.length > 0) sentences.push(`Risky: ${risk.because.slice(0, mostWords).join(', ')}.`)
  if (shared.length > 0) sentences.push(`About ${quoted(shared)}.`)
  return sentences.join(' ')
}

/** Why a story that could have been taken was not: it does not fit into the room that others left. */
export function whyLeft({ candidate, stories }: Bundle, taken: ReadonlySet<Candidate>, room: number): string {
  const missing = stories.filter((story) => !taken.has(story))
  const needed = missing.reduce((sum, { points }) => sum + (points ?? 0), 0)
  const free = `${room} left`
  const others = missing.slice(0, -1)
  if (others.length === 0) return `No room: ${pointsOf(candidate.points ?? 0)}, ${free}.`
  return `Waits for ${namesOf(others)}, which ${others.length === 1 ? 'does' : 'do'} not fit: ${pointsOf(needed)} together, ${free}.`
}
