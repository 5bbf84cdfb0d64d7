import type { Input, Output } from '../../../client/call.ts'

export type Answer = Output<'POST /api/pm/stories/generate'>
export type Written = Answer['stories'][number]
export type Fate = Answer['sentences'][number]['is']
export type NewStory = Omit<Input<'POST /api/pm/stories'>, 'projectId' | 'organizationId'>

export const fates: readonly Fate[] = ['story', 'cut', 'background', 'not_read']

/** What somebody wants of a story that was written: nothing, all of it, or the smaller ones that it could be. */
export type Wish = 'none' | 'whole' | 'splits'

/** What is wished for at first: all but what the project seems to have already. */
export const firstWishes = (stories: readonly Written[]): readonly Wish[] =>
  stories.map(({ duplicates }) => (duplicates.length > 0 ? 'none' : 'whole'))

/** The stories to be made for what is wished for, in the order of the text; `place` tells them apart, whatever else is chosen. */
export function wanted(
  stories: readonly Written[],
  wishes: readonly Wish[],
): readonly { place: string; story: NewStory }[] {
  return stories.flatMap((story, at) => {
    if (wishes[at] === 'whole') return [{ place: `${at}`, story: fieldsOf(story) }]
    if (wishes[at] !== 'splits') return []
    return story.splits.map(({ title, criteria }, part) => ({
      place: `${at}.${part}`,
      story: {
        ...fieldsOf(story),
        title,
        acceptanceCriteria: criteria.flatMap((its) => story.acceptanceCriteria[its] ?? []),
      },
    }))
  })
}

const fieldsOf = ({
  title,
  userStory,
  description,
  type,
  priority,
  acceptanceCriteria,
}: Written): NewStory => ({ title, userStory, description, type, priority, acceptanceCriteria })

/**
 * Whether every story is wished for as it is: then the service writes them again and stores all of them at once, or none. Where a model was asked, it might write others: what is seen is saved story by
 * story.
 */
export const isAllWhole = ({ warnings }: Pick<Answer, 'warnings'>, wishes: readonly Wish[]): boolean =>
  warnings === undefined && wishes.length > 0 && wishes.every((wish) => wish === 'whole')

/** How many sentences there are of each fate. */
export const countsOf = (sentences: Answer['sentences']): Record<Fate, number> =>
  Object.fromEntries(fates.map((fate) => [fate, sentences.filter(({ is }) => is === fate).length])) as Record<
    Fate,
    number
  >
