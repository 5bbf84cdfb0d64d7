import { byPage } from '../../../shared/domain/named-pages/by-page.ts'
import { controlsIn, pagesIn } from '../../../shared/domain/named-pages/pages-in.ts'
import type { OwnText, TextRange } from '../../../shared/domain/test-generation/schema.ts'
import type { StoryToRead } from '../stories/index.ts'
import { textOfStories } from './text-of-stories.ts'

type Told = Omit<StoryToRead, 'number'>

/** Stories as a text, and the stretches of it that are read one by one. */
export interface TextByPage extends ReturnType<typeof textOfStories> {
  ownTexts?: OwnText[]
}

const mostBeside = 12
const mostCharacters = 12_000
/** Each of them is a text of its own, which a model is asked about by itself. */
const mostPages = 40

/** A story with those others that tell of its page: what they say is known, and of it alone cases are made. */
export function storyWithItsPage(story: Told, others: readonly Told[]): TextByPage {
  const { pages } = byPage([...others, story].map(withText))
  const own = pages.find((some) => some.some((one) => one.story === story)) ?? []
  const kept = nearest(own.filter((one) => one.story !== story))
  if (kept.length === 0) return textOfStories([story])
  const read = textOfStories([...kept.map(({ story: one }) => one), story])
  const asked = rangeOf(read, [story])
  return { ...read, ownTexts: [{ start: 0, end: read.text.length, asked }] }
}

/** As many as are read beside one, those first that name most fields, in the order given. */
function nearest(some: readonly Said[]): Said[] {
  const fields = new Map(some.map((one) => [one, controlsIn(one.text).length]))
  const ranked = some.toSorted((a, b) => (fields.get(b) ?? 0) - (fields.get(a) ?? 0)).slice(0, mostBeside)
  const kept = new Set<Said>()
  let characters = 0
  for (const one of ranked) {
    if (characters + one.text.length > mostCharacters) continue
    characters += one.text.length
    kept.add(one)
  }
  return some.filter((one) => kept.has(one))
}

/** Stories of a project, those of one page together, and read apart from those of another. */
export function storiesByPage(stories: readonly Told[]): TextByPage {
  const { pages, others } = byPage(stories.map(withText))
  const kept = pages.toSorted((a, b) => b.length - a.length).slice(0, mostPages)
  const groups = [...kept, [...pages.filter((one) => !kept.includes(one)).flat(), ...others]]
    .map((own) => own.map(({ story }) => story))
    .filter((own) => own.length > 0)
  const read = textOfStories(groups.flat())
  return groups.length < 2 ? read : { ...read, ownTexts: groups.map((own) => rangeOf(read, own)) }
}

/** What the page of a story may be called, by which others that tell of it are found; of one that names none, what stories say that describe some. */
export function wordsForPage(story: Told): string[] {
  const pages = pagesIn(withText(story).text)
  return pages.length > 0 ? pages : ['" field', 'fields "', 'field "']
}

interface Said {
  story: Told
  text: string
}

const withText = (story: Told): Said => ({
  story,
  text: [
    story.title,
    story.description,
    ...story.acceptanceCriteria.map(({ given, when, then }) => `${given}. ${when}, ${then}`),
  ].join('\n'),
})

/** Where stories stand that follow one another. */
function rangeOf({ parts, text }: ReturnType<typeof textOfStories>, stories: readonly Told[]): TextRange {
  const ids = new Set(stories.map(({ storyId }) => storyId))
  const own = parts.filter(({ storyId }) => ids.has(storyId))
  return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? text.length }
}
