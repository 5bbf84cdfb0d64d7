import { singular } from '../english/plural.ts'
import type { Features } from './features.ts'
import type { Group } from './groups.ts'
import { isTelling, spokenName } from './markup-names.ts'
import { machineNameOf, spoken } from './words.ts'
import type { Outline } from './types.ts'

const most = 0.6

/** Names for the types, each once: by their folder, the beginning of their names, or a name in their markup; else by what they are. */
export function namesOf(
  groups: readonly Group[],
  { outlines, features }: { outlines: readonly Outline[]; features: readonly Features[] },
): { name: string; machineName: string }[] {
  const taken = new Set<string>()
  return groups.map((group) => {
    const name = nameOf(group, { outlines, features })
    for (let nth = 1; ; nth++) {
      const called = nth === 1 ? name : `${name} ${nth}`
      const machineName = machineNameOf(called)
      if (taken.has(machineName)) continue
      taken.add(machineName)
      return { name: called, machineName }
    }
  })
}

function nameOf(
  { kind, members }: Group,
  { outlines, features }: { outlines: readonly Outline[]; features: readonly Features[] },
): string {
  if (kind === 'home') return 'Home page'
  if (kind === 'overview') return 'Overview page'
  if (kind === 'page') return 'Page'
  const all = members.flatMap((at) => features[at] ?? [])
  const folder = commonest(
    all.flatMap((one) => one.folder.split('/').findLast((part) => /\p{L}{2}/u.test(part)) ?? []),
    all.length,
  )
  if (folder) return spoken(singular(folder))
  const stem = commonest(
    all.flatMap(({ stem: one }) => one || []),
    all.length,
  )
  if (stem) return spoken(stem)
  const named = nameOfMarkup(members, outlines)
  return named === undefined ? 'Content' : spokenName(named)
}

/** What themes call the element of an article, where nothing else says what it is. */
const nouns = new Set(['post', 'article', 'product', 'profile'])
const mostElsewhere = 0.5

/** The name around the titles of most of them that hardly any other file has. */
function nameOfMarkup(members: readonly number[], outlines: readonly Outline[]): string | undefined {
  const own = new Set(members)
  const around = outlines.map(({ blocks }) => new Set(blocks.find(isTitle)?.hints?.within))
  const share = (name: string, places: readonly number[]) =>
    places.filter((at) => around[at]?.has(name)).length / Math.max(1, places.length)
  const others = [...outlines.keys()].filter((at) => !own.has(at))
  const names = new Set(members.flatMap((at) => [...(around[at] ?? [])]))
  const [best] = [...names]
    .filter((name) => (isTelling(name) && !/name|title|head/i.test(name)) || nouns.has(name))
    .map((name) => ({ name, here: share(name, members), there: share(name, others) }))
    .filter(({ here, there }) => here >= most && there <= mostElsewhere)
    .sort(
      (one, other) => one.there - other.there || other.here - one.here || (one.name < other.name ? -1 : 1),
    )
  return best?.name
}

const isTitle = ({ kind, hints }: Outline['blocks'][number]) =>
  kind === 'heading' && (hints?.region === undefined || hints.region === 'header')

function commonest(names: readonly string[], of: number): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [best] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return best && best[1] >= of * most ? best[0] : undefined
}
