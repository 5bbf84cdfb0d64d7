import type { Requirement } from '../../../shared/domain/test-generation/requirements/schema.ts'
import type { StoryToRead } from '../stories/index.ts'

type Criterion = StoryToRead['acceptanceCriteria'][number]

/** What a part of the text was made of. Offsets are UTF-16 units. */
interface Part {
  start: number
  end: number
  storyId: string
  criterion: Criterion | null
}

/** Stories as one text: each has its heading, and each of its criteria a line; `parts` say where they stand. */
export function textOfStories(stories: readonly StoryToRead[]): { text: string; parts: Part[] } {
  const parts: Part[] = []
  let text = ''
  for (const { storyId, title, userStory, description, acceptanceCriteria } of stories) {
    const add = (piece: string, criterion: Criterion | null = null) => {
      const start = text.length
      text += piece
      parts.push({ start, end: text.length, storyId, criterion })
    }
    const prose = [userStory, description].map((each) => each.trim()).filter(Boolean)
    // Of a heading alone nothing is read.
    const isBare = prose.length === 0 && acceptanceCriteria.length === 0
    add(isBare ? `${sentence(title)}\n\n` : `# ${title}\n\n`)
    for (const each of prose) add(`${each}\n\n`)
    for (const criterion of acceptanceCriteria) add(`- ${criterionText(criterion)}\n`, criterion)
    text += '\n'
  }
  return { text, parts }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A criterion as one sentence; people often write the word that a field is called by. */
const criterionText = (criterion: Criterion) =>
  sentence(
    (['given', 'when', 'then'] as const)
      .map((word) => [word, criterion[word].replaceAll(/\s+/g, ' ').trim()] as const)
      .filter(([, said]) => said !== '')
      .map(([word, said], at) => {
        const plain = said.replace(new RegExp(`^${word}\\s+`, 'i'), '').replace(/[.,;]$/, '')
        return `${at === 0 ? `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}` : word} ${plain}`
      })
      .join(', '),
  )

/** The story, and the criterion of it, that a requirement of the text was read from. */
export function originOf(parts: readonly Part[], { source, start }: Requirement) {
  // Others were read from a text that was sent beside.
  if (!/^requirements(?:,|$)/.test(source)) return {}
  const part = parts.find((one) => one.start <= start && start < one.end)
  return part ? { storyId: part.storyId, criterion: part.criterion } : {}
}
