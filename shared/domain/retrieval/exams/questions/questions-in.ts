import { spokenIn } from '../../../text/languages.ts'
import { sentencesIn } from '../../../answering/sentences.ts'
import type { Block } from '../../blocks.ts'
import { definitionQuestion } from './definition-question.ts'
import { figureQuestion } from './figure-question.ts'
import type { DraftedQuestion } from './types.ts'

const mostDrafted = 400
/** In UTF-16 units: what is shorter tells nothing, what is longer asks for many things. */
const sentence = { shortest: 25, longest: 240 } as const
const heading = { shortest: 4, longest: 80 } as const

/**
 * Questions that a text answers, each with the words that do, in its order: of sentences with one figure, of definitions, and of headings with the sentence that follows them. Pure and
 * deterministic: the same text gives the same questions. Menus, headers and footers of pages are passed over. Costs the length of the text; at most 400 are given.
 */
export function questionsIn({ text, blocks }: { text: string; blocks: readonly Block[] }): DraftedQuestion[] {
  const drafted: DraftedQuestion[] = []
  let title = ''
  for (const block of blocks) {
    if (drafted.length >= mostDrafted) break
    if (block.hints?.region !== undefined) continue
    if (block.kind === 'heading') title = titleOf(text.slice(block.start, block.end))
    if (block.kind !== 'paragraph' && block.kind !== 'list_item') continue
    for (const span of sentencesIn(text, block)) {
      const one = ofSentence(text, span, title)
      if (!one) continue
      drafted.push({ ...one, ...span })
      title = ''
    }
  }
  return drafted.slice(0, mostDrafted)
}

const titleOf = (words: string): string => {
  const title = words.replace(/^[\s#]+|\s+/g, ' ').trim()
  const isTitle =
    title.length >= heading.shortest && title.length <= heading.longest && /\p{L}{3}/u.test(title)
  return isTitle ? title.replace(/[.:?!\s]+$/, '') : ''
}

/** A sentence with a figure or a definition asks for that; the first one under a heading answers the heading. */
function ofSentence(
  text: string,
  { start, end }: { start: number; end: number },
  title: string,
): Pick<DraftedQuestion, 'question' | 'from'> | undefined {
  const length = end - start
  if (length < sentence.shortest || length > sentence.longest) return undefined
  const said = text.slice(start, end).replace(/\s+/g, ' ')
  // A sentence begins with a capital or a figure; what does not was cut out of one.
  if (!/^[\p{Lu}\p{Lo}\p{N}]/u.test(said) || said.endsWith('?')) return undefined
  const isEnglish = speaksEnglish(said)
  const figure = isEnglish ? figureQuestion(said) : undefined
  if (figure !== undefined) return { question: figure, from: 'figure' }
  const definition = definitionQuestion(said)
  if (definition !== undefined) return { question: definition, from: 'definition' }
  if (title === '') return undefined
  const question = isEnglish ? `What is said about ${title}?` : `${title}?`
  return { question, from: 'heading' }
}

/** Words that several languages share ("an", "was") say nothing where others say more. */
function speaksEnglish(text: string): boolean {
  const { english, other } = spokenIn(text)
  return english > other
}
