import type { Labels } from './labels.ts'
import { isAllLinks } from './ways-on.ts'
import { keyOfText } from './outline.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** What a file is like, to be compared with others. */
export interface Features {
  /** Machine names of labels, terms, headings that other files have, too. */
  labels: Set<string>
  /** Names of its markup that not all files have. */
  names: Set<string>
  /** How it is built: what kinds of blocks and lines it has. */
  shape: Set<string>
  /** The folder that it lies in; empty for the outermost. */
  folder: string
  /** The beginning of its name up to a number or a dash, where others begin so, too. */
  stem: string
  /** The page of a folder, or one that is mostly links. */
  isOverview: boolean
  isPageOfFolder: boolean
  isHome: boolean
}

const nearlyAllFiles = 0.9

/** The features of all files; what only one of them has, or what all have, tells nothing. */
export function featuresOf(
  outlines: readonly Outline[],
  kept: readonly number[][],
  labels: readonly Labels[],
): Features[] {
  const raw = outlines.map((outline, at) => ({
    labels: labelNames(labels[at]),
    names: markupNames(outline),
    stem: stemOf(outline),
  }))
  const labelCounts = countsOf(raw.map((one) => one.labels))
  const nameCounts = countsOf(raw.map((one) => one.names))
  const stemCounts = countsOf(raw.map(({ stem }) => new Set(stem === '' ? [] : [stem])))
  const often = (counts: ReadonlyMap<string, number>, most: number) => (name: string) =>
    (counts.get(name) ?? 0) > 1 && (counts.get(name) ?? 0) <= most
  const mostNames = outlines.length > 3 ? outlines.length * nearlyAllFiles : Infinity
  return outlines.map((outline, at) => ({
    labels: new Set([...(raw[at]?.labels ?? [])].filter(often(labelCounts, Infinity))),
    names: new Set([...(raw[at]?.names ?? [])].filter(often(nameCounts, mostNames))),
    shape: shapeOf(outline, kept[at] ?? [], labels[at]),
    folder: folderOf(outline),
    stem: often(stemCounts, Infinity)(raw[at]?.stem ?? '') ? (raw[at]?.stem ?? '') : '',
    isOverview: isOverview(outline, kept[at] ?? [], labels[at]),
    isPageOfFolder: outline.path.at(-1) === '',
    isHome:
      outline.path.join('') === '' || (outline.path.length === 1 && /^home$/i.test(outline.path[0] ?? '')),
  }))
}

const labelNames = (labels: Labels | undefined): Set<string> =>
  new Set([
    ...[...(labels?.finds.values() ?? [])].flat().map(({ machineName }) => machineName),
    ...(labels?.headings.values() ?? []),
  ])

/** Also names that only look like something: that two files look alike tells that they are alike. */
const markupNames = ({ blocks }: Outline): Set<string> =>
  new Set(
    blocks.flatMap(({ hints }) =>
      hints?.region && hints.region !== 'header'
        ? []
        : [...(hints?.within ?? []), ...(hints?.parts ?? []).map(({ name }) => name)].map((name) =>
            name.toLowerCase(),
          ),
    ),
  )

/** A folder that is called by a number is one of many: of a year, a month, a batch. */
const folderOf = ({ path }: Outline): string =>
  path
    .slice(0, -1)
    .map((part) => (/^\d+$/.test(part) ? '#' : part.toLowerCase()))
    .join('/')

const stemOf = ({ path }: Outline): string =>
  /^(\p{L}{3,})[-_ ]?[\d(]|^(\p{L}{3,})[-_]/u
    .exec((path.at(-1) ?? '').toLowerCase())
    ?.slice(1)
    .find(Boolean) ?? ''

function countsOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function shapeOf({ blocks }: Outline, kept: readonly number[], labels: Labels | undefined): Set<string> {
  const counts = new Map<string, number>()
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const at of kept) {
    const { kind = 'paragraph', level = 0, hints } = blocks[at] ?? {}
    add(kind === 'heading' ? `heading ${level}` : kind)
    if (hints?.element) add(hints.element)
  }
  const sources = new Set([...(labels?.finds.values() ?? [])].flat().map(({ source }) => source))
  const size = (count: number) => (count < 3 ? 'few' : count < 10 ? 'some' : 'many')
  return new Set([...[...counts].flatMap(([name, count]) => [name, `${name}: ${size(count)}`]), ...sources])
}

const leastLinks = 3
/** A link with a date or some words beside it is an entry of a list; a longer text with one is not. */
const longestLead = 160

const leadsElsewhere = ({ hints }: OutlineBlock) =>
  hints?.links?.some(({ href }) => !href.startsWith('#')) ?? false

/** Whether what a page says is mostly links to other pages. */
function isOverview({ blocks, path }: Outline, kept: readonly number[], labels: Labels | undefined): boolean {
  const said = kept.filter((at) => at !== labels?.title).flatMap((at) => blocks[at] ?? [])
  const linked = said.filter((block) => isAllLinks(block) || leadsElsewhere(block))
  const lead = said.filter(
    (block) => isAllLinks(block) || (leadsElsewhere(block) && block.text.length <= longestLead),
  )
  if (linked.length < leastLinks) return false
  const characters = (some: typeof said) => some.reduce((sum, { text }) => sum + keyOfText(text).length, 0)
  const isFolder = path.at(-1) === ''
  return (
    characters(linked) >= characters(said) * (isFolder ? 0.3 : 0.5) || (isFolder && lead.length >= leastLinks)
  )
}
