import { words, type Input } from '../parser.ts'

const connecting = words('and', 'or', 'but', 'then', 'if', 'when', 'unless', 'until', 'while', 'otherwise', 'because', 'so', 'whereas', 'only', 'else', 'as soon as', 'as long as', 'even') // prettier-ignore
const tails = words(
  'per',
  'at a time',
  'at once',
  'at the same time',
  'in total',
  'altogether',
  'at all',
  'each',
  'a day',
  'a week',
  'a month',
  'a year',
  'a night',
  'in any of them',
  'in each of them',
  'for each of them',
  'in all of them',
)
const opening = new Set<string>(['determiner', 'pronoun', 'noun'])

/** Skips what says of a limit for what it counts: "per booking", "at a time". */
export function pastTail(input: Input, at: number): number {
  const tail = tails(input, at)
  if (!tail) return at
  const isPer = tail.value === 'per'
  return isPer && input.tokens[tail.end]?.kind === 'word' ? tail.end + 1 : tail.end
}

/** Whether a claim may end here: before a mark or a joining word. What goes on with other words was not understood. */
export function endsHere(input: Input, at: number): boolean {
  const next = input.tokens[at]
  if (!next || connecting(input, at)) return true
  // "…: "Too young"": behind the colon stands what answers the claim.
  const behind = input.tokens[at + 1]
  if (next.text === ':' && behind?.kind === 'quoted' && behind.text !== behind.value) return true
  return next.kind === 'mark' && !/^[-–/+*×:&%]$/.test(next.text)
}

/** The same for a condition, behind which a clause may begin without a comma: "if the name is empty the page shows …". */
export function endsOrOpens(input: Input, at: number): boolean {
  const next = input.tokens[at]
  if (endsHere(input, at) || next?.kind === 'quoted' || next?.text === ':') return true
  return next?.kind === 'word' && opening.has(next.classes[0] ?? '') && !next.gerund
}
