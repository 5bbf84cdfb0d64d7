import {
  type Estimate,
  type Example,
  type History,
  type StoryFacts,
  effortOf,
  estimate,
} from '../../../shared/domain/estimation/index.ts'
import type { StoryText } from '../../../shared/domain/stories/facts/types.ts'
import { type TextIndex, textIndex } from '../../../shared/domain/text-similarity/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { callEngine } from '../engine/index.ts'
import { type FinishedStory, aboutOf, finishedStories, finishedTexts } from './finished.ts'
import type { Story } from './schemas.ts'

/** How many finished stories calibrate a project: the newest, because teams change how they count. */
const mostExamples = 60
const mostNear = 5
const leastSimilarity = 0.15
/** So many characters are read by the engine at a time: seconds of its processor. */
const readAtOnce = 500_000

type Estimated = Pick<Story, 'storyId' | (keyof StoryText & keyof Story)>
type Near = { finished: FinishedStory; similarity: number }

/**
 * Estimates of stories of a project, by id: what each says is read by the engine, and measured by the finished stories of the project. A story that is finished itself
 * does not count as an example of its own. `said` is taken as words of every one of them.
 */
export async function estimateStories(
  context: Context,
  projectId: string,
  stories: readonly Estimated[],
  said?: string,
): Promise<Map<string, Estimate>> {
  if (stories.length === 0) return new Map()
  const finished = await finishedStories(context, projectId)
  const index = textIndex(finished.map(({ about }) => about))
  const near = new Map(stories.map((story) => [story.storyId, nearTo(story, finished, index)]))
  const examples = await examplesOf(context, projectId, [
    ...finished.slice(0, mostExamples + 1),
    ...[...near.values()].flat().map((one) => one.finished),
  ])
  const facts = await factsOf(
    context,
    stories.map((story) => textOf(story, said)),
  )
  return new Map(
    stories.map(({ storyId }, at) => {
      const history = historyOf(storyId, finished, near.get(storyId) ?? [], examples)
      return [storyId, estimate(facts[at] as StoryFacts, history)]
    }),
  )
}

const nearTo = (story: Estimated, finished: readonly FinishedStory[], index: TextIndex): Near[] =>
  index
    .nearest(aboutOf(story), {
      least: leastSimilarity,
      most: mostNear + 1,
    })
    .flatMap(({ at, similarity }) => {
      const one = finished[at]
      return one && one.storyId !== story.storyId ? [{ finished: one, similarity }] : []
    })
    .slice(0, mostNear)

const textOf = (
  { title, userStory, description, acceptanceCriteria }: Estimated,
  context: string | undefined,
): StoryText => ({ title, userStory, description, acceptanceCriteria, context })

async function examplesOf(
  context: Context,
  projectId: string,
  finished: readonly FinishedStory[],
): Promise<Map<string, Example>> {
  const byId = new Map(finished.map((one) => [one.storyId, one]))
  const texts = await finishedTexts(context, projectId, [...byId.keys()])
  const facts = await factsOf(context, [...texts.values()])
  return new Map(
    [...texts.keys()].flatMap((storyId, at) => {
      const known = byId.get(storyId)
      if (!known) return []
      const { number, title, points } = known
      return [[storyId, { storyId, number, title, points, effort: effortOf(facts[at] as StoryFacts).total }]]
    }),
  )
}

async function factsOf(context: Context, texts: readonly StoryText[]): Promise<StoryFacts[]> {
  const facts: StoryFacts[] = []
  for (const some of bySize(texts))
    facts.push(...(await callEngine(context, (designer) => designer.storyFacts(some))))
  return facts
}

function bySize(texts: readonly StoryText[]): StoryText[][] {
  const parts: StoryText[][] = []
  let size = Infinity
  for (const text of texts) {
    const { length } = JSON.stringify(text)
    if (size + length > readAtOnce) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(text)
    size += length
  }
  return parts
}

function historyOf(
  storyId: string,
  finished: readonly FinishedStory[],
  near: readonly Near[],
  known: ReadonlyMap<string, Example>,
): History {
  const others = finished.filter((one) => one.storyId !== storyId).slice(0, mostExamples)
  const exampleOf = (one: FinishedStory) => known.get(one.storyId) ?? []
  return {
    examples: others.flatMap(exampleOf),
    near: near.flatMap((one) => {
      const example = known.get(one.finished.storyId)
      return example ? [{ ...example, similarity: one.similarity }] : []
    }),
  }
}
