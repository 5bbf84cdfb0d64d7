import type { Risk } from './types.ts'

/** What a story has of what makes work uncertain. */
export interface Signs {
  type: string
  points: number | null
  criteria: number
  /** What nobody has decided, in the story's words. */
  unknowns: readonly string[]
  /** Words of what goes wrong easily or badly, each with its kind. */
  risks: readonly { kind: string; words: string }[]
}

const [large, veryLarge] = [8, 13]
const [mostUnknowns, mostKinds] = [3, 4]

/**
 * How risky a story is, 0 to 15: a spike is 4, each thing undecided 1 (at most 3), each kind of risk that it names 1 (at most 4), 8 points 1, 13 points 2, and no
 * criterion of when it is met 2. What is uncertain goes first, because what it brings to light changes the plan.
 */
export function riskOf({ type, points, criteria, unknowns, risks }: Signs): Risk {
  const kinds = Map.groupBy(risks, ({ kind }) => kind)
  const size = points === null || points < large ? 0 : points < veryLarge ? 1 : 2
  const score =
    (type === 'spike' ? 4 : 0) +
    Math.min(mostUnknowns, unknowns.length) +
    Math.min(mostKinds, kinds.size) +
    size +
    (criteria === 0 ? 2 : 0)
  const because = [
    ...(type === 'spike' ? ['a spike'] : []),
    ...unknowns.slice(0, mostUnknowns).map((words) => `"${shortened(words)}"`),
    ...[...kinds].slice(0, mostKinds).map(([kind, [first]]) => `${kind} ("${first?.words ?? ''}")`),
    ...(size > 0 ? [`${points} points`] : []),
    ...(criteria === 0 ? ['no acceptance criteria'] : []),
  ]
  return { score, because }
}

const mostCharacters = 60
const shortened = (words: string) =>
  words.length <= mostCharacters ? words : `${words.slice(0, mostCharacters - 1)}…`
