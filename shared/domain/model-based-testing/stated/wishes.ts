import { uncapital } from '../../english/capital.ts'
import { capabilityIn } from '../../requirement-reading/capabilities/capability.ts'
import { isStory } from '../../requirement-reading/capabilities/story.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'

/** A sentence that says what somebody can do, with all of its words: an item with what leads its list in, a row of stories as one. */
interface Wished {
  sentence: Sentence
  text: string
  /** What leads in the list of which it is an item. */
  lead?: Sentence
}

/** Those of which no case cites the sentence, or a criterion of it. */
export function wishesOf(sentences: readonly Sentence[], tested: ReadonlySet<number>): Wished[] {
  const byNumber = new Map(sentences.map((one) => [one.number, one]))
  const all = sentences.map((sentence) => asWished(sentence, byNumber, sentences))
  return all.filter(({ sentence, text }, at) => {
    if (tested.has(sentence.number) || text === '') return false
    return (
      !isStory(text) ||
      !criteriaOf(sentence, all.slice(at + 1)).some((one) => tested.has(one.sentence.number))
    )
  })
}

/** What follows a story, up to the next one or a heading that is not below its own. */
function criteriaOf({ scope }: Sentence, behind: readonly Wished[]): readonly Wished[] {
  const isNext = ({ sentence, text }: Wished): boolean =>
    isStory(text) || (sentence.is === 'heading' && !sentence.scope.startsWith(`${scope}.`))
  const end = behind.findIndex(isNext)
  return end < 0 ? behind : behind.slice(0, end)
}

function asWished(
  sentence: Sentence,
  byNumber: ReadonlyMap<number, Sentence>,
  all: readonly Sentence[],
): Wished {
  const { is } = sentence
  const text = sentence.text.replace(/^["“]([^"“”]*)["”]$/, '$1')
  if (is === 'row') return { sentence, text: rowText(sentence, all) }
  if (is !== 'sentence' && is !== 'item') return { sentence, text: '' }
  const lead = byNumber.get(sentence.lead ?? -1) ?? headOf(sentence, all)
  if (!lead || !/\b(?:to|can|may)\s*(?::|…|\.\.\.)\s*$/i.test(lead.text) || capabilityIn(text))
    return { sentence, text }
  const whole = `${lead.text.replace(/\s*(?::|…|\.\.\.)\s*$/, '')} ${uncapital(text)}`
  return { sentence, text: whole, lead }
}

/** "As a teacher, I want to be able to …" as a heading. */
const headOf = ({ scope, is }: Sentence, all: readonly Sentence[]): Sentence | undefined =>
  is === 'item' ? all.find((one) => one.is === 'heading' && one.scope === scope && isStory(one.text)) : undefined // prettier-ignore

/** A row of a table of stories: "As a …" and "I want to …" are its columns. */
function rowText({ cells = [], table }: Sentence, all: readonly Sentence[]): string {
  const header = all.find((one) => one.is === 'header' && one.table === table)?.cells ?? []
  const under = (pattern: RegExp): string => cells[header.findIndex(({ text }) => pattern.test(text))]?.text ?? '' // prettier-ignore
  const [actor, wish] = [under(/^as an?\b/i), under(/^i (?:want|can|need)\b/i)]
  const whole = cells.find(({ text }) => isStory(text))?.text
  if (whole !== undefined) return whole.replace(/^\W+|["”]$/g, '')
  return actor === '' || wish === '' ? '' : `As a ${actor}, I want to ${wish.replace(/^to /, '')}`
}
