import { wordCount } from './words.ts'
import type { ContentPlan, Outline, OutlineBlock } from './types.ts'
import { dropLinksAboveTitle, isAllLinks, waysOn } from './ways-on.ts'

/** Of how many files a text has to be in to be one that repeats, at the beginning and end of them; and anywhere. */
export interface Shares {
  atEnds: number
  anywhere: number
}

/** What nearly every file of a site says, label and value, is said of none of them. */
const shareOfAll = 0.9
const usualShares: Shares = { atEnds: 0.3, anywhere: 0.5 }
const fewestFiles = 3
const sentenceWords = 5

export interface Content {
  /** For each file: the places of its blocks that are content, ascending. */
  kept: number[][]
  /** Texts that are no content, most files first. */
  notContent: ContentPlan['notContent']
  /** The keys of all blocks that are no content, sorted. */
  repeated: string[]
}

/**
 * Parts headers, footers, menus and notices from what files say: what the markup sets apart as such; what repeats over files at their beginning and
 * end; whole sentences that repeat anywhere; lines of nothing but links above the title; links to other pages that it ends with. A heading goes when
 * all that it stands over does.
 * A short text in the middle that repeats is kept: it is the label of what follows. Files are compared within their site: the menu of one of several
 * is in few of all files.
 */
export function contentOf(outlines: readonly Outline[], shares = usualShares): Content {
  const kept: number[][] = outlines.map(() => [])
  const told: Content['notContent'] = []
  for (const places of Map.groupBy(outlines.keys(), (at) => outlines[at]?.site ?? '').values()) {
    const site = places.flatMap((at) => outlines[at] ?? [])
    const { kept: ofSite, counts } = contentOfSite(site, shares)
    for (const [nth, at] of places.entries()) kept[at] = ofSite[nth] ?? []
    told.push(...notContent(site, ofSite, counts))
  }
  return { kept, notContent: mostFirst(told), repeated: keysOut(outlines, kept) }
}

function contentOfSite(outlines: readonly Outline[], shares: Shares) {
  const all = outlines.map(({ blocks }) => blocks)
  const counts = filesByKey(all, saidAs)
  const isOften = (share: number, said: Said = saidAs) => {
    const least = Math.max(fewestFiles, Math.ceil(outlines.length * share))
    const files = said === saidAs ? counts : filesByKey(all, said)
    return (block: OutlineBlock) => block.key === '' || (files.get(said(block)) ?? 0) >= least
  }
  const atEnds = isOften(shares.atEnds, beginOf)
  const anywhere = isOften(shares.anywhere)
  const isInAll = isOften(shareOfAll)
  const outs = outlines.map(({ blocks }) => {
    const out = blocks.map(
      (block) =>
        isOutside(block) || block.key === '' || ((isSentence(block) || isAllLinks(block)) && anywhere(block)),
    )
    dropEnds(blocks, out, { isOften: atEnds, isInAll })
    dropLinksAboveTitle(blocks, out)
    return out
  })
  for (const [file, places] of waysOn(outlines, outs).entries())
    for (const at of places) if (outs[file]) outs[file][at] = true
  const kept = outlines.map(({ blocks }, file) => {
    const out = outs[file] ?? []
    dropEmptyHeadings(blocks, out)
    return blocks.flatMap((_, at) => (out[at] ? [] : [at]))
  })
  return { kept, counts }
}

/** The content of one file, by what was found to be none over all of them. */
export const keptOf = ({ blocks }: Outline, repeated: ReadonlySet<string>): number[] =>
  blocks.flatMap((block, at) =>
    block.key === '' || isOutside(block) || repeated.has(saidAs(block)) ? [] : [at],
  )

const mostKeys = 5000

function keysOut(outlines: readonly Outline[], kept: readonly number[][]): string[] {
  const [out, content] = [new Set<string>(), new Set<string>()]
  for (const [nth, { blocks }] of outlines.entries()) {
    const places = new Set(kept[nth])
    for (const [at, block] of blocks.entries())
      if (places.has(at)) content.add(saidAs(block))
      else if (!isOutside(block) && block.key !== '') out.add(saidAs(block))
  }
  return [...out]
    .filter((key) => !content.has(key))
    .sort()
    .slice(0, mostKeys)
}

/** Without what repeats over the files of one type alone, where that is a sentence, a link or above the title: what is said of every product is said of none. */
export function withoutTypeSentences(outlines: readonly Outline[], kept: readonly number[][]): number[][] {
  if (outlines.length < fewestFiles) return [...kept]
  // Lists of other pages say the titles of these, and are no content of theirs.
  const content = outlines.map(({ blocks }, nth) => (kept[nth] ?? []).flatMap((at) => blocks[at] ?? []))
  const counts = filesByKey(content, saidAs)
  const least = Math.max(fewestFiles, Math.ceil(outlines.length * 0.7))
  return kept.map((places, nth) => {
    const { blocks = [] } = outlines[nth] ?? {}
    const title = places.find((at) => blocks[at]?.kind === 'heading') ?? 0
    const left = places.filter((at) => {
      const block = blocks[at]
      const isSaidOften = block && (counts.get(saidAs(block)) ?? 0) >= least
      return block && !(isSaidOften && (at < title || isSentence(block) || isAllLinks(block)))
    })
    const out = blocks.map((_, at) => !left.includes(at))
    dropEmptyHeadings(blocks, out)
    return blocks.flatMap((_, at) => (out[at] ? [] : [at]))
  })
}

const isOutside = ({ hints }: OutlineBlock) =>
  (hints?.region !== undefined && hints.region !== 'header') || hints?.element === 'button'
const isSentence = ({ kind, text, key }: OutlineBlock) =>
  kind !== 'heading' && wordCount(key) >= sentenceWords && !/^[^:]{1,40}: /.test(text)

/** Headings count by themselves: an overview is called what the menu of every page calls it, and keeps its title. */
export const saidAs = ({ kind, key }: Pick<OutlineBlock, 'kind' | 'key'>) =>
  kind === 'heading' ? `# ${key}` : key

type Said = (block: Pick<OutlineBlock, 'kind' | 'key'>) => string

/** A footer may go on with what is of its page: "Last changed on 3 March". */
const beginOf: Said = (block) => saidAs(block).slice(0, 100)

function filesByKey(files: readonly (readonly OutlineBlock[])[], said: Said): Map<string, number> {
  const counts = new Map<string, number>()
  for (const blocks of files)
    for (const key of new Set(blocks.map(said))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function dropEnds(
  blocks: readonly OutlineBlock[],
  out: boolean[],
  { isOften, isInAll }: Record<'isOften' | 'isInAll', (block: OutlineBlock) => boolean>,
): void {
  for (const [at, block] of blocks.entries()) {
    if (!out[at] && !isOften(block) && !isLinksIn(block, 'header')) break
    out[at] = true
  }
  for (let at = blocks.length - 1; at >= 0; at--) {
    const block = blocks[at]
    if (!block || (!out[at] && !isOften(block))) break
    // The value of a label may be the same in many files: the label is what tells.
    if (!out[at] && isLabelled(blocks, at) && !isInAll(block)) break
    out[at] = true
  }
}

/** Whether a block at the end says something of a label before it, or is one: a row of terms, a line with a colon, a row of a table. */
const isLabelled = (blocks: readonly OutlineBlock[], at: number) =>
  ['dt', 'dd'].includes(blocks[at]?.hints?.element ?? '') ||
  blocks[at]?.kind === 'table_row' ||
  /^[^:]{1,40}: \S/.test(blocks[at]?.text ?? '')

const isLinksIn = (block: OutlineBlock, region: string) => block.hints?.region === region && isAllLinks(block)

function dropEmptyHeadings(blocks: readonly OutlineBlock[], out: boolean[]): void {
  for (let at = blocks.length - 1; at > 0; at--) {
    const { kind, level = 1 } = blocks[at] ?? { kind: 'paragraph' as const }
    if (kind !== 'heading' || out[at]) continue
    const next = blocks.findIndex(
      (one, place) => place > at && one.kind === 'heading' && (one.level ?? 1) <= level,
    )
    const below = out.slice(at + 1, next < 0 ? undefined : next)
    if (below.length > 0 && below.every(Boolean) && out.slice(0, at).includes(false)) out[at] = true
  }
}

const mostTold = 200

function notContent(
  outlines: readonly Outline[],
  kept: readonly number[][],
  counts: ReadonlyMap<string, number>,
) {
  const told = new Map<string, Content['notContent'][number]>()
  for (const [nth, { blocks, site }] of outlines.entries()) {
    const content = new Set(kept[nth])
    for (const [at, block] of blocks.entries())
      if (!content.has(at) && block.key !== '' && !told.has(block.key))
        told.set(block.key, { text: block.text, files: counts.get(saidAs(block)) ?? 1, site })
  }
  return mostFirst([...told.values()].filter(({ files }) => files > 1))
}

const mostFirst = (told: Content['notContent']): Content['notContent'] =>
  told
    .toSorted((one, other) => other.files - one.files || (one.text < other.text ? -1 : 1))
    .slice(0, mostTold)
