import type { AcceptanceCriterion, ToldStory } from '../../../../shared/domain/user-documentation/types.ts'

export const criterion = (given: string, when: string, then: string): AcceptanceCriterion => ({
  given,
  when,
  then,
})

/** A story that is done, with a number and what is given of it. */
export const story = (number: number, given: Partial<ToldStory> = {}): ToldStory => ({
  storyId: `story-${number}`,
  number,
  title: 'Book a visit',
  userStory: '',
  description: '',
  type: 'feature',
  status: 'done',
  acceptanceCriteria: [],
  cases: [],
  ...given,
})
