import type { ToldStory } from '../../../shared/domain/user-documentation/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { maxSourceCharacters } from '../quality/index.ts'
import { asTheyWere } from './as-they-were.ts'
import { type Period, finishedStories, knownDefects, mostDefects, settledDefects } from './finished.ts'
import { byNumber, roomWarning } from './numbered.ts'
import { mostCases, resultsAtEnd } from './results-at-end.ts'
import { mostStories, readStories, thoseThere, withIds } from './store.ts'

/** What release notes of a period are written from, as it stood at its end, and what whoever publishes them should know of what is not in them. */
export async function contentOf(context: Context, period: Period) {
  const [finished, settled, open] = await Promise.all([
    storiesAtEnd(context, period),
    settledDefects(context, period),
    knownDefects(context, period),
  ])
  const { stories, warnings } = finished
  const { results, left } = await resultsAtEnd(
    context,
    period,
    stories.flatMap(({ storyId }) => storyId ?? []),
  )
  const [fixed, unrepaired] = [true, false].map((is) => settled.defects.filter((one) => one.repaired === is))
  return {
    stories: stories.map((story) => ({ ...story, cases: results.get(story.storyId ?? '') ?? [] })),
    fixed: fixed ?? [],
    open: open.defects,
    warnings: [
      ...warnings,
      ...roomWarning(`Of the test cases of these stories ${mostCases} are counted`, left),
      ...roomWarning(`Of the defects that were settled ${mostDefects} are told`, settled.left),
      ...roomWarning(`Of the open defects ${mostDefects} are told`, open.left),
      ...told('Closed without ever being fixed or verified, so not told as fixed', numbersOf(unrepaired)),
      ...told('Deleted since, so not told', [...settled.gone, ...open.gone].toSorted(byValue), 'defect'),
    ],
  }
}

const numbersOf = (records: readonly { number: number }[] = []) => records.map(({ number }) => number)
const byValue = (one: number, other: number) => one - other

/** That some records are not told, and why. */
const told = (why: string, numbers: readonly number[], kind?: string): string[] =>
  numbers.length === 0
    ? []
    : [`${why}: ${kind ? `${kind} ` : ''}${byNumber({ count: numbers.length, numbers })}.`]

/** The stories that were finished, as they were then, the newest that a document has room for. */
async function storiesAtEnd(context: Context, period: Period) {
  const { told: finished, left } = await finishedStories(context, period)
  const ids = finished.map(({ storyId }) => storyId)
  const [read, there] = await Promise.all([
    readStories(context, period.projectId, withIds(ids)),
    thoseThere(context, period.projectId, ids),
  ])
  const then = await asTheyWere(context, {
    ids: read.flatMap(({ storyId }) => storyId ?? []),
    fields: ['title', 'type', 'userStory', 'description'],
    at: period.end,
  })
  const stories = inRoom(read.map((story): typeof story => ({ ...story, ...then.get(story.storyId ?? '') })))
  const written = new Set(stories.map(({ storyId }) => storyId))
  const cut = finished.filter(({ storyId }) => there.has(storyId) && !written.has(storyId))
  const gone = finished.filter(({ storyId }) => !there.has(storyId))
  return {
    stories,
    warnings: [
      ...roomWarning(
        `Of the stories that were finished ${mostStories} with ${maxSourceCharacters} characters are told`,
        { count: left.count + cut.length, numbers: numbersOf(cut) },
      ),
      ...told('Deleted since, so not told', numbersOf(gone), 'story'),
    ],
  }
}

/** The newest stories that together are as long as a text may be: they may have been longer then. */
function inRoom<Story extends Omit<ToldStory, 'cases'>>(stories: readonly Story[]): Story[] {
  let length = 0
  const tooFar = stories.findLastIndex((story) => {
    length += story.title.length + story.userStory.length + story.description.length
    return length > maxSourceCharacters
  })
  return stories.slice(tooFar + 1)
}
