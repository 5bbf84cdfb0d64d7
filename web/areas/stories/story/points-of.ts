import { details as texts } from '../../../texts/en/story.ts'

/** The story points that somebody typed: null for none, undefined for what are no points. */
export function pointsOf(text: string): number | null | undefined {
  const said = text.trim()
  if (said === '') return null
  if (!/^\d{1,3}$/.test(said)) return undefined
  const points = Number(said)
  return points <= 100 ? points : undefined
}

/** Story points as they are said. */
export const pointsWords = (points: unknown): string =>
  typeof points === 'number' ? `${points}` : texts.noPoints
