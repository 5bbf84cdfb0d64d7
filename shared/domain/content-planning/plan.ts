import { nearDuplicates, withoutParts } from '../near-duplicates/index.ts'
import { withColumns } from './columns.ts'
import { type Features, featuresOf } from './features.ts'
import { fieldsOf } from './fields.ts'
import { type Group, copiesOf, groupsOf } from './groups.ts'
import { type Labels, labelsOf } from './labels.ts'
import { knownOf } from './known.ts'
import { withLegends } from './legends.ts'
import { Links } from './links.ts'
import { withMetaLines } from './meta-lines.ts'
import { namesOf } from './naming.ts'
import { navigationOf } from './navigation.ts'
import { partsOf } from './cut.ts'
import type { Part } from './parts.ts'
import { pathsOf } from './place.ts'
import { withOneName } from './one-name.ts'
import { reasonsOf } from './reasons.ts'
import { contentOf, withoutTypeSentences } from './repeated.ts'
import { withSamePlaces } from './same-places.ts'
import { withTerms } from './terms.ts'
import type { ContentPlan, Mapping, Outline, PlannedType } from './types.ts'

/**
 * A plan of the content of files: what types there are and which files show each, what fields a type has and where each file holds them, what repeats
 * and is no content, what is nearly the same twice, and a navigation. Takes the outlines in any order: the same files give the same plan.
 * Costs the square of the number of files that are built differently; some thousands take seconds.
 */
export function planOf(given: readonly Outline[]): ContentPlan {
  const paths = pathsOf(given.map(({ path }) => path))
  const ordered = inOrder(given.map((one, at) => ({ ...one, path: paths[at] ?? one.path })))
  const outlines = withLegends(withTerms(ordered))
  const { kept, notContent, repeated } = contentOf(outlines)
  const labels = outlines.map((outline, at) => labelsOf(outline, kept[at] ?? []))
  const features = featuresOf(outlines, kept, labels)
  const copies = copiesOf(sameIn(outlines, kept), features)
  const groups = groupsOf(features, copies)
  const names = namesOf(groups, { outlines, features })
  const links = new Links(outlines)
  const planned = groups.map((group, nth) =>
    planType(group, {
      outlines,
      kept,
      features,
      links,
      isCopy: (at) => copies.has(at),
      called: names[nth] ?? { name: '', machineName: '' },
    }),
  )
  const titles = outlines.map((outline, at) => titleOf(outline, labels[at]))
  const { tree, leftOut } = navigationOf({ outlines, kept, titles, copies, links })
  return {
    contentTypes: planned.map(({ type }) => type),
    mappings: planned
      .flatMap(({ mappings }) => mappings)
      .sort((one, other) => placeIn(outlines, one.fileId) - placeIn(outlines, other.fileId)),
    duplicates: groupsOfCopies(copies).map((group) => group.flatMap((at) => outlines[at]?.fileId ?? [])),
    notContent,
    sites: sitesOf(outlines),
    repeated,
    navigation: tree,
    leftOut,
    warnings: warningsOf(outlines),
  }
}

/** By path, then by name and id: whatever the order was in which they came. */
const inOrder = (outlines: readonly Outline[]): Outline[] => {
  const key = ({ path, fileName, fileId }: Outline) => [path.join('/'), fileName, fileId].join('\n')
  return outlines.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

const sitesOf = (outlines: readonly Outline[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(outlines, ({ site }) => site)].map(([site, some]) => [
      site,
      some.map(({ fileId }) => fileId),
    ]),
  )

const placeIn = (outlines: readonly Outline[], fileId: string) => {
  let known = places.get(outlines)
  if (!known) places.set(outlines, (known = new Map(outlines.map((one, at) => [one.fileId, at]))))
  return known.get(fileId) ?? 0
}
const places = new WeakMap<readonly Outline[], Map<string, number>>()

interface Site {
  outlines: readonly Outline[]
  kept: readonly number[][]
  features: readonly Features[]
  links: Links
  isCopy: (at: number) => boolean
  called: { name: string; machineName: string }
}

function planType(group: Group, { isCopy, ...site }: Site): { type: PlannedType; mappings: Mapping[] } {
  const { members } = group
  const outlines = withColumns(
    members.flatMap((at) => site.outlines[at] ?? []),
    (nth) => isCopy(members[nth] ?? -1),
  )
  const isOwn = group.kind === 'own'
  const before = members.map((at) => site.kept[at] ?? [])
  const kept = isOwn ? withoutTypeSentences(outlines, before) : before
  const own = outlines.map((outline, nth) => labelsOf(outline, kept[nth] ?? []))
  const labels = withSamePlaces(outlines, kept, withMetaLines(outlines, kept, own))
  // A page and its copy are one that says it, not two.
  const known = knownOf(isOwn ? labels.filter((_, nth) => !isCopy(members[nth] ?? -1)) : [])
  const cut = outlines.map((outline, nth) =>
    partsOf(outline, kept[nth] ?? [], labels[nth] ?? labelsOf(outline, []), known),
  )
  const parts = withOneName(cut)
  const resolves = (nth: number, href: string) => site.links.target(members[nth] ?? -1, href) !== undefined
  const fields = fieldsOf(parts, resolves)
  const { name, machineName } = site.called
  const contentTypeId = machineName
  const confidences = new Map(fields.map((field) => [field.machineName, field.confidence]))
  return {
    type: {
      contentTypeId,
      name,
      machineName,
      fields,
      ...reasonsOf(group, { features: site.features, fields }),
      fileIds: outlines.map(({ fileId }) => fileId),
    },
    mappings: outlines.map(({ fileId }, nth) => ({
      fileId,
      contentTypeId,
      fields: mapped(parts[nth] ?? [], confidences),
    })),
  }
}

const mapped = (parts: readonly Part[], confidences: ReadonlyMap<string, number>) =>
  parts.flatMap(({ machineName, start, end }) => {
    const confidence = confidences.get(machineName)
    return confidence === undefined ? [] : [{ machineName, start, end, confidence }]
  })

/** Files that say nearly the same, by their places: each group and all of them in the order of the files. */
function sameIn(outlines: readonly Outline[], kept: readonly number[][]): number[][] {
  const content = kept.map((some) => new Set(some))
  const sketches = outlines.map(({ sketch }, at) => withoutParts(sketch, (part) => !content[at]?.has(part)))
  const firsts = new Map<number, number>()
  const firstOf = (at: number): number => {
    const of = firsts.get(at)
    return of === undefined ? at : firstOf(of)
  }
  for (const { one, other } of nearDuplicates(sketches)) {
    const [a = 0, b = 0] = [firstOf(one), firstOf(other)].sort((x, y) => x - y)
    if (a !== b) firsts.set(b, a)
  }
  const alike = [...outlines.keys()].filter((at) => firsts.has(at) || [...firsts.values()].includes(at))
  return [...Map.groupBy(alike, firstOf).values()]
}

/** Each original with its copies. */
const groupsOfCopies = (copies: ReadonlyMap<number, number>): number[][] =>
  [...Map.groupBy(copies.keys(), (copy) => copies.get(copy) ?? copy)].map(([of, some]) => [of, ...some])

const longestTitle = 200

function titleOf({ blocks, fileName }: Outline, labels: Labels | undefined): string {
  const title = labels?.title === undefined ? undefined : blocks[labels.title]?.text
  return (title ?? fileName).replaceAll(/\s+/g, ' ').slice(0, longestTitle).toWellFormed()
}

function warningsOf(outlines: readonly Outline[]): string[] {
  if (outlines.length === 0)
    return [
      'The project has no files that were read, so there is nothing to plan. Add files, or crawl a site into a linked knowledge base, and analyse again.',
    ]
  const cut = outlines.filter(({ isCut }) => isCut)
  return cut.length === 0
    ? []
    : [
        `Of ${cut.length === 1 ? '1 long file' : `${cut.length} long files`} only the first 400 paragraphs were looked at.`,
      ]
}
