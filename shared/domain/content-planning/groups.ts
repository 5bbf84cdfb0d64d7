import { clustersOf, likeness } from './cluster.ts'
import type { Features } from './features.ts'

/** Files of one type, by their places, ascending. */
export interface Group {
  kind: 'home' | 'overview' | 'own' | 'page'
  members: number[]
}

const fewestOfType = 2

/**
 * The types of files: the start page, overviews of others, groups that are built alike, and pages that have nothing in common with others. Two or
 * more make a type of their own when they share a part, a folder or the beginning of their names.
 */
export function groupsOf(features: readonly Features[], copies: ReadonlyMap<number, number>): Group[] {
  const places = features.map((_, at) => at)
  const home = places.filter((at) => features[at]?.isHome)
  const overview = places.filter((at) => features[at]?.isOverview && !features[at]?.isHome)
  const others = places.filter((at) => !features[at]?.isHome && !features[at]?.isOverview)
  const rest = others.filter((at) => !copies.has(at))
  const clusters = joinedInFolders(
    clustersOf(rest.flatMap((at) => features[at] ?? [])).map((group) => group.map((nth) => rest[nth] ?? 0)),
    features,
  )
  const own = clusters.filter((group) => isType(group.flatMap((at) => features[at] ?? [])))
  const page = clusters.filter((group) => !own.includes(group)).flat()
  const groups: Group[] = [
    { kind: 'home', members: home },
    ...own.map((members) => ({ kind: 'own' as const, members })),
    { kind: 'overview', members: overview },
    { kind: 'page', members: page.toSorted((a, b) => a - b) },
  ]
  return withCopies(groups, others, copies).filter(({ members }) => members.length > 0)
}

/** A folder that holds more of the files says nothing of them. */
const mostOfAll = 0.5
const alikeInFolder = 0.33

/** The clusters, where those of one folder join the largest of them that they are somewhat like: who keeps pages together thinks that they are of one kind. */
function joinedInFolders(clusters: readonly number[][], features: readonly Features[]): number[][] {
  const folderOf = (group: readonly number[]) => {
    const [folder = '', ...others] = new Set(group.map((at) => features[at]?.folder ?? ''))
    const isPage = group.some((at) => features[at]?.isPageOfFolder)
    const size = features.filter((one) => one.folder === folder).length
    return others.length > 0 || isPage || size > features.length * mostOfAll ? '' : folder
  }
  const joined = clusters.map((group) => [...group])
  for (const [folder, some] of Map.groupBy(joined, folderOf)) {
    const [largest, ...rest] = some.toSorted((one, other) => other.length - one.length)
    if (folder === '' || !largest) continue
    for (const group of rest)
      if (alike(largest, group, features) >= alikeInFolder) largest.push(...group.splice(0))
  }
  return joined.filter((group) => group.length > 0).map((group) => group.toSorted((a, b) => a - b))
}

function alike(group: readonly number[], other: readonly number[], features: readonly Features[]): number {
  const values = group.flatMap((a) =>
    other.map((b) => (features[a] && features[b] ? likeness(features[a], features[b]) : 0)),
  )
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The groups with the copies of their pages. A start page and an overview stay what they are. */
const withCopies = (
  groups: readonly Group[],
  others: readonly number[],
  copies: ReadonlyMap<number, number>,
) =>
  groups.map(({ kind, members }) => ({
    kind,
    members: [...members, ...others.filter((at) => members.includes(copies.get(at) ?? -1))].toSorted(
      (a, b) => a - b,
    ),
  }))

/** Of how many files of a type something is: old copies and exceptions lie elsewhere. */
const nearlyAll = 0.8

function isType(group: readonly Features[]): boolean {
  if (group.length < fewestOfType) return false
  const isShared = (has: (one: Features) => boolean) => group.filter(has).length >= group.length * nearlyAll
  const labels = new Set(group.flatMap((one) => [...one.labels]))
  const shared = [...labels].filter((name) => isShared((one) => one.labels.has(name)))
  const inFolder = group.some(({ folder }) => folder !== '' && isShared((one) => one.folder === folder))
  const sameStem = group.some(({ stem }) => stem !== '' && isShared((one) => one.stem === stem))
  return shared.length >= 2 || inFolder || sameStem || (group.length >= 4 && shared.length > 0)
}

/**
 * For each page that says nearly the same as others (`same`), the one of them that it is a copy of: the one that lies where most pages do, or is called
 * as they are. A print version lies elsewhere.
 */
export function copiesOf(
  same: readonly (readonly number[])[],
  features: readonly Features[],
): Map<number, number> {
  const copies = new Map<number, number>()
  const inPlace = Map.groupBy(features, ({ folder, stem }) => `${folder}\n${stem}`)
  const inFolder = Map.groupBy(features, ({ folder }) => folder)
  const beside = (at: number) => {
    const { folder = '', stem = '' } = features[at] ?? {}
    return {
      place: inPlace.get(`${folder}\n${stem}`)?.length ?? 0,
      folder: inFolder.get(folder)?.length ?? 0,
    }
  }
  const isBefore = (one: number, other: number) => {
    const [a, b] = [beside(one), beside(other)]
    return b.place - a.place || b.folder - a.folder || one - other
  }
  for (const some of same) {
    const original = some.toSorted(isBefore)[0] ?? 0
    for (const at of some) if (at !== original) copies.set(at, original)
  }
  return copies
}
