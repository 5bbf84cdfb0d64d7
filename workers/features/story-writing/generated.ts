import { z } from 'zod'
import { storyPriorities, storyTypes } from '../../../shared/db/tables/stories.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { StoriesWritten } from '../../../shared/services/designer.ts'
import { shownCriterion } from '../stories/index.ts'
import type { KnownStory } from './known-stories.ts'

const fates = ['story', 'cut', 'background', 'not_read'] as const
const letters = ['I', 'N', 'V', 'E', 'S', 'T'] as const
const patterns = ['workflow steps', 'rules', 'data variations', 'roles', 'operations'] as const

const source = () => ({
  sentence: z.string(),
  start: z.number().int().describe('Where it begins in the text, in UTF-16 units'),
  end: z.number().int(),
})

/** A story that was written from a text, with what speaks for and against it. */
export const GeneratedStory = once(() =>
  z
    .object({
      storyId: z.uuid().nullable().describe('Null where it was not saved'),
      number: z.number().int().nullable().describe('Null where it was not saved'),
      title: z.string(),
      userStory: z.string(),
      description: z.string(),
      type: z.enum(storyTypes),
      priority: z.enum(storyPriorities),
      acceptanceCriteria: z.array(shownCriterion()),
      sources: z.array(z.object(source())).describe('The sentences of the text that it is made of'),
      invest: z
        .array(z.object({ letter: z.enum(letters), ok: z.boolean(), reason: z.string() }))
        .describe('Independent, negotiable, valuable, estimable, small, testable'),
      splits: z
        .array(
          z.object({
            pattern: z.enum(patterns),
            title: z.string(),
            criteria: z.array(z.number().int()).describe('Places among its acceptance criteria, from 0'),
          }),
        )
        .describe('Smaller stories for one that is too large; empty for others'),
      duplicates: z
        .array(
          z.object({
            storyId: z.uuid(),
            number: z.number().int(),
            title: z.string(),
            similarity: z.number().min(0).max(1),
            reason: z.string(),
          }),
        )
        .describe('Stories of the project that ask for the same'),
    })
    .meta({ id: 'GeneratedStory' }),
)
export type GeneratedStory = z.infer<ReturnType<typeof GeneratedStory>>

/** What became of each sentence of the text. */
export const SentenceFate = () =>
  z.object({ ...source(), is: z.enum(fates), reason: z.string().optional().describe('Why it was not read') })

/** A story that the maximum left no room for. */
export const CutStory = () => z.object({ title: z.string(), sources: z.array(z.object(source())) })

/** The stories that the engine wrote, as clients see them before any is saved; `known` are those that it compared them with. */
export const generatedOf = (
  { stories, duplicates }: StoriesWritten,
  known: readonly KnownStory[],
): GeneratedStory[] =>
  stories.map((story, place) => ({
    ...story,
    storyId: null,
    number: null,
    duplicates: (duplicates[place] ?? []).flatMap(({ at, similarity, reason }) => {
      const other = known[at]
      return other
        ? [{ storyId: other.storyId, number: other.number, title: other.title, similarity, reason }]
        : []
    }),
  }))
