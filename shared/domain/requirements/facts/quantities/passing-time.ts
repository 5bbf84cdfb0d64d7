import type { Quantity } from './quantities.ts'

// "A car can be rented for 2 to 30 days" speaks of a value; these verbs of what happens to a thing with time.
const keeping =
  /(?:^|[\s,;(])(?:kept|stored|saved|retained|archived|held|valid|available|visible|logged|remembered|cached|locked|blocked|shown|displayed|active|preserved|backed up|reserved) (?:for|after|during|up to|another)\s*$/i
const happening = /\b(?!be |is |are |lies? |falls? |stays? )[a-z]{2,} within\s*$/i
const done =
  /\b(?:[a-z]{2,}ed|sent|paid|done|built|made|written|given|taken|put|shown|expires?|ends?|arrives?) (?:in|after|every)\s*$/i

/**
 * Whether a span of time says how long something is kept or when something happens ("kept for 30 to 90 days", "delivered within 3 to
 * 5 days"): it is the value of no input. `text` is the phrase that states the span.
 */
export function isPassingTime({ unit, start }: Quantity, text: string): boolean {
  if (unit?.dimension !== 'duration') return false
  const before = text.slice(Math.max(0, start - 40), start)
  return keeping.test(before) || happening.test(before) || done.test(before)
}
