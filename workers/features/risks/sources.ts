import type { Source } from '../../../shared/domain/risk-analysis/concepts/statements.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { maxSourceCharacters } from '../quality/index.ts'
import { storiesOf, type Story } from '../stories/index.ts'

/** Stories are long: so many at once are some megabytes at most. */
const storiesAtOnce = 50
const mostPages = 40

interface Asked {
  requirements?: string | undefined
  projectId?: string | undefined
}

interface Sources {
  sources: Source[]
  /** How many stories are among them, and whether the project has more than are read at once; null where no project was asked for. */
  stories: { read: number; more: boolean } | null
}

/** What is analysed: the text, then the stories of the project, the newest first, as many as a text may be long. */
export async function sourcesOf(context: Context, { requirements, projectId }: Asked): Promise<Sources> {
  const given: Source[] = requirements === undefined ? [] : [{ text: requirements }]
  if (projectId === undefined) return { sources: given, stories: null }
  const told: Source[] = []
  let read = 0
  let left = maxSourceCharacters
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const { stories, nextCursor } = await storiesOf(context, { projectId, limit: storiesAtOnce, cursor })
    for (const story of stories) {
      if (story.status === 'cancelled') continue
      const fields = fieldsOf(story)
      const length = fields.reduce((sum, { text }) => sum + text.length, 0)
      if (length > left) return { sources: [...given, ...told], stories: { read, more: true } }
      told.push(...fields)
      left -= length
      read += 1
    }
    if (nextCursor === null) return { sources: [...given, ...told], stories: { read, more: false } }
    cursor = nextCursor
  }
  return { sources: [...given, ...told], stories: { read, more: true } }
}

/** The texts of a story, each under its path, so that a quote can be found in it again. */
export function fieldsOf({ storyId, title, userStory, description, acceptanceCriteria }: Story): Source[] {
  const criteria = acceptanceCriteria.flatMap((criterion, at) =>
    (['given', 'when', 'then'] as const).map((part) => ({
      field: `acceptanceCriteria.${at}.${part}`,
      text: criterion[part],
    })),
  )
  return [
    { field: 'title', text: title },
    ...[
      { field: 'userStory', text: userStory },
      { field: 'description', text: description },
      ...criteria,
    ].map((one) => ({ ...one, about: title })),
  ].flatMap((one) => (one.text.trim() === '' ? [] : [{ ...one, storyId }]))
}
