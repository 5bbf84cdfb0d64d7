import type { Output } from '../../../client/call.ts'
import { texts } from '../../../texts/en/quality-ci-triggers.ts'
import { words } from '../../../texts/en/quality.ts'
import type { Story } from '../parts/types.ts'

export type Trigger = Output<'GET /api/projects/{projectId}/ci-triggers'>['triggers'][number]
export type NewlyMade = Output<'POST /api/projects/{projectId}/ci-triggers'>

/** Which cases a trigger starts, in words. */
export function suiteInWords(
  suite: Trigger['suite'],
  stories: readonly Pick<Story, 'storyId' | 'number' | 'title'>[],
): string {
  if (suite === null) return texts.suites.all
  if ('tag' in suite) return texts.withTag(suite.tag)
  if ('testCaseIds' in suite) return texts.theseCases(suite.testCaseIds.length)
  const story = stories.find(({ storyId }) => storyId === suite.storyId)
  return texts.ofStory(story ? words.story(story.number, story.title) : words.unread)
}
