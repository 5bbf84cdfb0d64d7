import { sketchOf } from '../near-duplicates/index.ts'
import { addressOf, pathOf, siteOf } from './place.ts'
import type { Outline, OutlineBlock, ReadFile } from './types.ts'

const mostBlocks = 400
const mostCharacters = 400

/** What is looked at of a file. Costs its length. */
export function outlineOf({ fileId, fileName, sourceUrl, ownerId = '', text, blocks }: ReadFile): Outline {
  const looked = blocks.flatMap((block) => linesOf(block, text)).slice(0, mostBlocks)
  return {
    fileId,
    fileName,
    path: pathOf({ fileName, sourceUrl }),
    address: addressOf({ fileName, sourceUrl }),
    site: siteOf({ ownerId, sourceUrl }),
    blocks: looked.map((block) => outlined(block, text)),
    sketch: sketchOf(looked.map(({ start, end }) => text.slice(start, end))),
    isCut: blocks.length > mostBlocks,
  }
}

type Block = ReadFile['blocks'][number]

/** What a block says, line by line where each of its lines is looked at alone. */
export const linesIn = (block: Block, text: string): OutlineBlock[] =>
  linesOf(block, text).map((line) => outlined(line, text))

/** A block whose first line is set apart, or the beginning of each, or whose lines have bullets, is one of labels with their values: each line of it is looked at alone. */
function linesOf(block: Block, text: string): Block[] {
  const said = text.slice(block.start, block.end)
  if (block.kind !== 'paragraph' || said.length > mostCharacters * 10 || !said.includes('\n')) return [block]
  const lines = [...said.matchAll(/[^\n]+/g)].filter(([line]) => line.trim() !== '')
  const [first] = lines
  const isLabelled = block.hints?.parts?.[0]?.text === first?.[0].trim()
  const beginsApart = ([line]: readonly string[]) =>
    block.hints?.parts?.some(({ text }) => line?.trimStart().startsWith(text)) ?? false
  const areApart = lines.length > 1 && lines.every(beginsApart)
  if (!isLabelled && !areApart && !lines.some(([line]) => bullet.test(line))) return [block]
  return lines.map(({ 0: line, index }) => ({
    ...block,
    kind: bullet.test(line) ? ('list_item' as const) : block.kind,
    start: block.start + index,
    end: block.start + index + line.length,
    ...(block.hints && { hints: hintsOfLine(block.hints, line) }),
  }))
}

const hintsOfLine = (hints: NonNullable<Block['hints']>, line: string) => ({
  ...hints,
  ...(hints.links && { links: hints.links.filter(({ text }) => line.includes(text)) }),
  ...(hints.parts && { parts: hints.parts.filter(({ text }) => line.includes(text)) }),
})

const bullet = /^(?:[-*•‣]|\d{1,3}[.)])\s+/

/** The bullet of an item is a mark of its list, and no part of what it says. */
function outlined(block: ReadFile['blocks'][number], text: string): OutlineBlock {
  const mark =
    block.kind === 'list_item' ? (bullet.exec(text.slice(block.start, block.start + 8))?.[0] ?? '') : ''
  const start = block.start + mark.length
  const said = text.slice(start, Math.min(block.end, start + mostCharacters))
  const { kind, level, end, hints } = block
  const shown = { kind, ...(level !== undefined && { level }), start, end, ...(hints && { hints }) }
  return { ...shown, text: said, key: keyOfText(text.slice(start, block.end)) }
}

/** The words of a text without case, blanks and punctuation; long texts are told apart by their beginning, end and length. */
export function keyOfText(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const key = words.join(' ')
  return key.length <= 160 ? key : `${key.slice(0, 120)}…${key.slice(-30)} ${key.length}`
}
