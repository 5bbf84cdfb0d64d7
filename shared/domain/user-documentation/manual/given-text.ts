import type { Sentence } from '../../requirement-reading/sentence.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import type { SourceNotes } from '../source-notes.ts'
import type { Block, Statement } from '../types.ts'
import { tidied } from '../wording/text.ts'

export const sectionIds = ['overview', 'getting-started', 'features', 'troubleshooting', 'faq'] as const
export type SectionId = (typeof sectionIds)[number]

/** What a heading says that the text below it is for, the first that fits. */
const headings: readonly (readonly [SectionId, RegExp])[] = [
  ['faq', /\bfaqs?\b|frequently asked|\bq ?& ?a\b|questions/i],
  ['troubleshooting', /troubleshoot|problem|error|something goes wrong|known issue|\bsupport\b/i],
  [
    'getting-started',
    /getting started|first steps|quick ?start|install|set(?:ting)? ?up|prerequisite|before you (?:start|begin)|sign(?:ing)?[- ]?(?:in|up)|log(?:ging)?[- ]?in|registration|system requirements/i,
  ],
  ['overview', /overview|introduction|\babout\b|purpose|summary|what is\b|welcome/i],
]

/** The sentences of a given text, each in the section that its heading is for, as they stand there. */
export function placeGiven(
  content: string,
  notes: SourceNotes,
): { placed: Map<SectionId, Block[]>; leftOut: number } {
  const placed = new Map<SectionId, Block[]>()
  const above: { level: number; text: string }[] = []
  let leftOut = 0
  const sentences = sentencesOf(content)
  const first = sentences.find(({ is }) => is === 'heading')
  const isTitled =
    first !== undefined && sentences.filter(({ is }) => is === 'heading').length > 1 && first.number === 0
  for (const one of sentences) {
    const text = textOf(one)
    if (one.is === 'heading') {
      if (one === first && isTitled) continue
      const level = one.scope.split('.').length
      while ((above.at(-1)?.level ?? 0) >= level) above.pop()
      above.push({ level, text })
      const section = sectionOf(above)
      if (section === 'features' || (section === 'faq' && text.endsWith('?')))
        blocksOf(placed, section).push({ is: 'heading', text })
      continue
    }
    if (one.is === 'header' || one.is === 'link' || one.is === 'code' || text === '') {
      if (one.is === 'code') leftOut += 1
      continue
    }
    const { start, end } = one
    const source = notes.add({ kind: 'text', field: 'content', quote: content.slice(start, end), start, end })
    put(blocksOf(placed, sectionOf(above)), one, { text, sources: [source] })
  }
  for (const [section, blocks] of placed)
    placed.set(
      section,
      blocks.filter((block, at) => !isEmptyHeading(block, blocks[at + 1])),
    )
  return { placed, leftOut }
}

const isEmptyHeading = (block: Block, next: Block | undefined): boolean =>
  block.is === 'heading' && (next === undefined || next.is === 'heading')

const textOf = ({ text, is, cells }: Sentence): string =>
  is === 'row' && cells
    ? cells
        .map((cell) => tidied(cell.text))
        .filter(Boolean)
        .join(': ')
    : tidied(text.replace(/^#+\s*/, ''))

/** Of the innermost heading that says so; before the first heading a text tells what it is about. */
function sectionOf(above: readonly { text: string }[]): SectionId {
  for (const { text } of above.toReversed()) {
    const found = headings.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return above.length === 0 ? 'overview' : 'features'
}

function blocksOf(placed: Map<SectionId, Block[]>, section: SectionId): Block[] {
  const blocks = placed.get(section) ?? []
  placed.set(section, blocks)
  return blocks
}

/** Into the block before it where it goes on with it. */
function put(blocks: Block[], { is, mark, block: place }: Sentence, statement: Statement): void {
  const last = blocks.at(-1)
  if (is === 'item' || is === 'row') {
    const ordered = /^\d/.test(mark ?? '')
    const isNext = mark !== undefined || is === 'row'
    if (last?.is === 'list' && (last.ordered === ordered || !isNext)) {
      const before = last.items.at(-1)
      if (isNext || !before) last.items.push(statement)
      else
        Object.assign(before, {
          text: `${before.text} ${statement.text}`,
          sources: [...before.sources, ...statement.sources],
        })
    } else blocks.push({ is: 'list', ordered, items: [statement] })
    return
  }
  if (statement.text.endsWith('?') && place !== undefined)
    return void blocks.push({ is: 'heading', text: statement.text })
  if (last?.is === 'paragraph' && last.place === place) last.statements.push(statement)
  else blocks.push({ is: 'paragraph', statements: [statement], ...(place !== undefined && { place }) })
}
