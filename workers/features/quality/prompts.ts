import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { getStory, syncTests } from '../stories/index.ts'
import { generateStoryTests } from './generate-story-tests.ts'

export const prompts = [
  definePrompt({
    name: 'cover_story',
    title: 'Cover a story with tests',
    description:
      'Makes test cases of the criteria of a story, and says which cases have been left behind by a change.',
    uses: [getStory, syncTests, generateStoryTests],
    arguments: () => ({ storyId: z.uuid().describe('The id of the story') }),
    text: ({ storyId }) => `Bring the tests of the story ${storyId} up to date.

1. Call ${toolName(getStory)} and ${toolName(syncTests)} with this storyId.
2. Name each case that is out of date with the words of its criterion that changed, and each criterion without a case.
3. Call ${toolName(generateStoryTests)}, and show the cases by criterion. Name every gap as a question to the author of the story; invent no expectation.`,
  }),
]
