/** What a story says, field by field, and what was said beside it. */
export interface StoryText {
  title: string
  userStory: string
  description: string
  acceptanceCriteria: readonly { given: string; when: string; then: string }[]
  context?: string | undefined
}
