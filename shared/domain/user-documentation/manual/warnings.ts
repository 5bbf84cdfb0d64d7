import type { ToldStory } from '../types.ts'
import { tidied } from '../wording/text.ts'
import type { Feature } from './features.ts'

const mostNamed = 20

/** A story as people speak of it. */
export const namesOf = ({ number, title }: Pick<ToldStory, 'number' | 'title'>): string =>
  number === null ? `The story “${tidied(title)}”` : `Story #${number}`

/** Which criteria no sentence was made of. */
export function untoldOf(features: readonly Feature[]): string[] {
  const all = features.flatMap(({ story, untold }) => untold.map((what) => `${namesOf(story)}, ${what}`))
  if (all.length === 0) return []
  const named = all.slice(0, mostNamed).join('; ')
  const left = all.length - mostNamed
  return [
    `Left out, because it could not be said to a reader without guessing: ${named}${left > 0 ? `; and ${left} more` : ''}.`,
  ]
}
