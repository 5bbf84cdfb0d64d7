import { valuesIn } from '../../../answering/values.ts'

const countable = new Set(['money', 'percent', 'duration', 'number'])

/**
 * Asks for the one figure of an English sentence where it stands: "Taxi rides are paid back up to how many euros?". Undefined where it holds none or several, so that there is one answer.
 */
export function figureQuestion(sentence: string): string | undefined {
  const values = valuesIn(sentence)
  const [value] = values
  if (!value || values.length > 1 || !countable.has(value.kind)) return undefined
  const asked = askedFor(value, sentence.slice(value.end))
  if (asked === undefined) return undefined
  const told = `${sentence.slice(0, value.start)}${asked}${sentence.slice(value.end)}`
  return `${told.replace(/[\s.!;:]+$/, '')}?`
}

/** What takes the place of the value: what it counts stays. */
function askedFor({ kind, written }: { kind: string; written: string }, behind: string): string | undefined {
  if (kind === 'percent') return 'what percentage'
  if (kind === 'number') return /^ \p{Ll}{3,}/u.test(behind) ? 'how many' : undefined
  if (kind === 'money' && /^\p{Sc}|\p{Sc}$/u.test(written)) return 'how much money'
  const unit = /^[\d.,]+\s+(\p{L}.*)$/u.exec(written)?.[1]
  return unit === undefined ? undefined : `how many ${unit}`
}
