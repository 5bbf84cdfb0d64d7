import type { Outline, OutlineBlock } from './types.ts'
import { wordCount } from './words.ts'

const mostLabelWords = 6
const longestLine = 160
const fewestFiles = 3
const fewestLinks = 2
/** Of the pages that have such a label, over how many of them stand links and nothing else. */
const nearlyAll = 0.8

/**
 * The places in each file of what leads on to other pages: links under a label that several pages have, with nothing behind them ("You may also like"), or
 * before the title ("Nearby"). They say something of the site, and nothing of the page. `out` tells what is no content anyway.
 */
export function waysOn(outlines: readonly Outline[], out: readonly (readonly boolean[])[]): number[][] {
  const found = outlines.map(({ blocks }, file) => sectionsOf(blocks, out[file] ?? []))
  const holders = new Map<string, number>()
  for (const { blocks } of outlines)
    for (const key of new Set(blocks.filter(isLabel).map((block) => block.key)))
      holders.set(key, (holders.get(key) ?? 0) + 1)
  const labels = Map.groupBy(found.flat(), ({ key }) => key)
  const isWay = ({ key }: Section) => {
    const sections = labels.get(key) ?? []
    const several = sections.filter(({ links }) => links >= fewestLinks)
    return (
      sections.length >= Math.max(fewestFiles, (holders.get(key) ?? 0) * nearlyAll) &&
      several.length > sections.length / 2
    )
  }
  return found.map((sections) => sections.filter(isWay).flatMap(({ places }) => places))
}

interface Section {
  key: string
  places: number[]
  links: number
}

/** A label with the links under it; each label of a file once. */
function sectionsOf(blocks: readonly OutlineBlock[], out: readonly boolean[]): Section[] {
  const title = blocks.findIndex(({ kind }, at) => kind === 'heading' && !out[at])
  const sections = new Map<string, Section>()
  for (const [at, block] of blocks.entries()) {
    if (!isLabel(block) || block.hints?.region !== undefined) continue
    const end = blocks.findIndex((one, place) => place > at && !out[place] && !isLead(blocks, place))
    const after = end < 0 ? blocks.length : end
    const places = Array.from({ length: after - at }, (_, nth) => at + nth)
    const links = places.filter((place) => leadsOn(blocks[place])).length
    const isLast = end < 0 || (at < title && after >= title)
    if (links > 0 && isLast) sections.set(block.key, { key: block.key, places, links })
  }
  return [...sections.values()]
}

const isLabel = (block: OutlineBlock) =>
  block.key !== '' && wordCount(block.key) <= mostLabelWords && !/[.!]$/.test(block.text) && !leadsOn(block)

const leadsOn = (block: OutlineBlock | undefined) =>
  block !== undefined && block.text.length <= longestLine && pagesOf(block).length > 0

const pagesOf = ({ hints }: OutlineBlock) =>
  (hints?.links ?? []).filter(({ href }) => !/^(?:tel:|mailto:|#)/i.test(href))

/** A link, or a line beside one: its date. */
function isLead(blocks: readonly OutlineBlock[], at: number): boolean {
  const block = blocks[at]
  if (!block) return false
  if (leadsOn(block)) return true
  const isBeside = leadsOn(blocks[at - 1]) || leadsOn(blocks[at + 1])
  return isBeside && block.kind !== 'heading' && isLabel(block)
}

/** Whether a block is nothing but links to pages: a menu, a trail of crumbs, a list of them. A telephone number or mail address is a value. */
export function isAllLinks({ key, hints }: OutlineBlock): boolean {
  const pages = (hints?.links ?? []).filter(({ href }) => !/^(?:tel|mailto):/i.test(href))
  const linked = pages.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  return linked > 0 && linked >= key.replaceAll(' ', '').length * 0.85
}

/** A trail of crumbs: links with marks between them, and the name of the page at its end. */
function isTrail({ text, hints }: OutlineBlock): boolean {
  const [first] = hints?.links ?? []
  return first !== undefined && (/ ?[»›>/→] /.test(text) || /^[»›>/→]/.test(text.slice(first.text.length)))
}

/** Above the first heading; where there is none, above the first line that is anything else. */
export function dropLinksAboveTitle(blocks: readonly OutlineBlock[], out: boolean[]): void {
  const isWay = (block: OutlineBlock) => isAllLinks(block) || isTrail(block)
  const heading = blocks.findIndex(({ kind }, at) => kind === 'heading' && !out[at])
  const title = heading < 0 ? blocks.findIndex((block, at) => !out[at] && !isWay(block)) : heading
  for (const [at, block] of blocks.slice(0, Math.max(0, title)).entries()) if (isWay(block)) out[at] = true
}
