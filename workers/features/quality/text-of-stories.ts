import { capital } from '../../../shared/domain/english/capital.ts'
import type { Requirement } from '../../../shared/domain/requirement-reading/requirement-schema.ts'
import type { StoryToRead } from '../stories/index.ts'

export type Criterion = StoryToRead['acceptanceCriteria'][number]

/** What a part of the text was made of. Offsets are UTF-16 units. */
interface Part {
  start: number
  end: number
  storyId: string
  criterion: Criterion | null
}

/** Stories as one text: each has its heading, and each of its criteria a line; `parts` say where they stand. What a story wants is what its criteria say: its own line, and what repeats either, is read where it has none. */
export function textOfStories(stories: readonly Omit<StoryToRead, 'number'>[]): {
  text: string
  parts: Part[]
} {
  const parts: Part[] = []
  let text = ''
  for (const { storyId, title, userStory, description, acceptanceCriteria } of stories) {
    const add = (piece: string, criterion: Criterion | null = null) => {
      const start = text.length
      text += piece
      parts.push({ start, end: text.length, storyId, criterion })
    }
    const hasCriteria = acceptanceCriteria.length > 0
    const prose = [
      hasCriteria ? '' : userStory,
      hasCriteria ? withoutRepeats(description, acceptanceCriteria) : description,
    ]
      .map((each) => each.trim())
      .filter(Boolean)
    // Of a heading alone nothing is read.
    const isBare = prose.length === 0 && acceptanceCriteria.length === 0
    add(isBare ? `${sentence(title)}\n\n` : `# ${title}\n\n`)
    for (const each of prose) add(`${each}\n\n`)
    for (const criterion of acceptanceCriteria) add(`- ${criterionText(criterion)}\n`, criterion)
    text += '\n'
  }
  return { text, parts }
}

/** A description without the lines that say once more what somebody wants, or what a criterion says. */
function withoutRepeats(description: string, criteria: readonly Criterion[]): string {
  const said = criteria.map(({ given, when, then }) => bare(`${given} ${when} ${then}`))
  return description
    .split('\n')
    .filter((line) => !wish.test(line) && !said.some((one) => one.includes(bare(line))))
    .join('\n')
}

const wish = /^as an? [^.\n]{2,90}? i (?:want|need|would like) /i
const joining = new Set(['given', 'when', 'then', 'if', 'and'])
/** The words alone, with a blank around each. */
const bare = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joining.has(word)).join(' ')} `

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * A criterion as one sentence of its own; people often write the word that a field is called by. Without a given it begins with "If": "When" would go on
 * with the criterion before it.
 */
export const criterionText = (criterion: Criterion) => {
  const { given, when, then } = saidParts(criterion)
  if (given === '')
    return sentence(when === '' ? capital(then) : [`If ${when}`, then].filter(Boolean).join(', '))
  return sentence(
    [`Given ${given}`, when && `when ${when}`, then && `then ${then}`].filter(Boolean).join(', '),
  )
}

/** What stands in the fields of a criterion, without their own words and the ends of sentences. */
export function saidParts(criterion: Criterion): Criterion {
  const said = (word: keyof Criterion) =>
    criterion[word]
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(new RegExp(`^${word}\\s+`, 'i'), '')
      .replace(/[.,;]$/, '')
  return { given: said('given'), when: said('when'), then: said('then') }
}

/** How the source begins of what was read from the requirements, and not from a text that was sent beside. */
export const ofRequirements = /^requirements(?:,|$)/

/** The story, and the criterion of it, that a requirement of the text was read from. */
export function originOf(parts: readonly Part[], { source, start }: Requirement) {
  if (!ofRequirements.test(source)) return {}
  const part = parts.find((one) => one.start <= start && start < one.end)
  return part ? { storyId: part.storyId, criterion: part.criterion } : {}
}
