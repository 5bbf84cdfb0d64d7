import { folded } from '../../../parts/words.ts'
import type { Story } from '../parts/story.ts'

/** The story that somebody means: by its number, with what follows it or without, or by its whole title. */
export function meantBy<T extends Pick<Story, 'number' | 'title'>>(
  typed: string,
  stories: readonly T[],
): T | undefined {
  const said = folded(typed.trim())
  const number = Number(/^#?(\d+)(?:\s|$)/.exec(said)?.[1] ?? Number.NaN)
  return (
    stories.find(({ title }) => folded(title) === said) ?? stories.find((story) => story.number === number)
  )
}
