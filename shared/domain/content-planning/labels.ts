import { type Find, captionOf, findsIn } from './finds.ts'
import { isTelling, spokenName } from './markup-names.ts'
import { machineNameOf, wordCount } from './words.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** What a file has that other files of its type may have, too: by machine name. */
export interface Labels {
  /** Of each block, by its place. */
  finds: Map<number, Find[]>
  /** Headings below the title, and short lines that may be one. */
  headings: Map<number, string>
  lines: Map<number, string>
  /** Of those lines, the ones that end with a colon. */
  colons: Set<number>
  /** The innermost telling name of the markup around a block. */
  names: Map<number, string>
  title: number | undefined
  /** A short line right below the title, or a heading that no other file has. */
  subtitle: number | undefined
}

const mostHeadingWords = 8
const mostLineWords = 4

/** Everything in a file that may be the label of something. `kept` are the places of its content. */
export function labelsOf({ blocks }: Outline, kept: readonly number[]): Labels {
  const title = titleOf(blocks, kept)
  const labels: Labels = {
    finds: new Map(),
    headings: new Map(),
    lines: new Map(),
    colons: new Set(),
    names: new Map(),
    title,
    subtitle: subtitleOf(blocks, kept, title),
  }
  const around = aroundContent(blocks, title)
  let term: string | undefined
  for (const at of kept) {
    const block = blocks[at]
    if (!block || at === title) continue
    if (block.hints?.element === 'dt') term = block.text.replace(/ ?:$/, '').trim()
    else if (block.hints?.element !== 'dd') term = undefined
    note(labels, { at, block, found: findsIn(block, term), around })
  }
  return labels
}

/** Names of what is around the title, and of what is around menus, headers and footers too: it is around everything. */
const aroundContent = (blocks: readonly OutlineBlock[], title: number | undefined): Set<string> =>
  new Set(
    blocks.flatMap(({ hints }, at) =>
      at === title || hints?.region !== undefined ? (hints?.within ?? []) : [],
    ),
  )

function note(
  { finds, headings, lines, colons, names }: Labels,
  {
    at,
    block,
    found,
    around,
  }: { at: number; block: OutlineBlock; found: Find[]; around: ReadonlySet<string> },
): void {
  if (found.length > 0) finds.set(at, found)
  const words = wordCount(block.key)
  if (block.kind === 'heading') {
    if (words <= mostHeadingWords) headings.set(at, machineNameOf(block.text.replace(/[ :?]+$/, '')))
  } else if (
    block.kind === 'paragraph' &&
    words <= mostLineWords &&
    words > 0 &&
    !/[.!,;]$/.test(block.text)
  ) {
    lines.set(at, machineNameOf(block.text.replace(/[ :?]+$/, '')))
    if (block.text.endsWith(':')) colons.add(at)
  }
  const name = block.hints?.within?.findLast((one) => isTelling(one) && !around.has(one))
  if (name !== undefined) names.set(at, machineNameOf(spokenName(name)))
  else if (block.hints?.element === 'figcaption' && found.length === 0) finds.set(at, [captionOf(block)])
}

const longestSubtitle = 80

function subtitleOf(
  blocks: readonly OutlineBlock[],
  kept: readonly number[],
  title: number | undefined,
): number | undefined {
  const at = kept[kept.indexOf(title ?? -1) + 1]
  const block = blocks[at ?? -1]
  if (title === undefined || at !== title + 1) return undefined
  const isOnly = block?.kind === 'heading' && isOnlyOfLevel(at, blocks, kept)
  if (block?.kind !== 'paragraph' && !isOnly) return undefined
  return block.text.length <= longestSubtitle && !/[.!?:,;]$/.test(block.text) ? at : undefined
}

/** A heading that others of its level follow is over the first section, and says nothing of the title. */
const isOnlyOfLevel = (at: number, blocks: readonly OutlineBlock[], kept: readonly number[]) =>
  kept.every(
    (other) => other <= at || blocks[other]?.kind !== 'heading' || blocks[other].level !== blocks[at]?.level,
  )

/** The outermost heading of the content, the first of its level; where there is none, a short first line. */
function titleOf(blocks: readonly OutlineBlock[], kept: readonly number[]): number | undefined {
  const headings = kept.filter((at) => blocks[at]?.kind === 'heading')
  const outermost = Math.min(...headings.map((at) => blocks[at]?.level ?? 1))
  const title = headings.find((at) => (blocks[at]?.level ?? 1) === outermost)
  if (title !== undefined) return title
  // A date, a name of who wrote it or a telephone number stands above a title, and is none.
  const isTold = (at: number) =>
    blocks[at] && findsIn(blocks[at], undefined).some(({ source }) => source === 'line')
  const first = kept.find((at) => !isTold(at)) ?? kept[0]
  return first !== undefined && (blocks[first]?.text.length ?? 0) <= 120 ? first : undefined
}
