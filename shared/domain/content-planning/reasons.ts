import type { Features } from './features.ts'
import type { Group } from './groups.ts'
import type { PlannedField } from './types.ts'

const mostFieldsTold = 4

/** Why these files are one type, in sentences that count, and how sure that is (0 to 1): the mean share of what is told. */
export function reasonsOf(
  { kind, members }: Group,
  { features, fields }: { features: readonly Features[]; fields: readonly PlannedField[] },
): { confidence: number; reasons: string[] } {
  if (kind === 'home') return { confidence: 1, reasons: ['It is the page at the root of the site.'] }
  if (kind === 'overview')
    return {
      confidence: 0.8,
      reasons: [`${counted(members.length, 'page is', 'pages are')} mostly links to other pages.`],
    }
  if (kind === 'page')
    return {
      confidence: 0.5,
      reasons: [
        `${counted(members.length, 'page has', 'pages have')} a title and a text, and no structure that others share.`,
      ],
    }
  const all = members.flatMap((at) => features[at] ?? [])
  const folder = sharedBy(all.map((one) => one.folder))
  const stem = sharedBy(all.map((one) => one.stem))
  const told = fields.filter(({ machineName }) => !['title', 'body'].includes(machineName))
  const surest = told.toSorted((one, other) => other.confidence - one.confidence).slice(0, mostFieldsTold)
  const names = sharedBy(all.map((one) => [...one.names].sort().join()))
  const of = (share: number) => `${Math.round(share * all.length)} of ${all.length}`
  const shares = [folder?.share, stem?.share, ...surest.map(({ confidence }) => confidence)].filter(
    (one) => one !== undefined,
  )
  return {
    confidence:
      Math.round((shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length)) * 100) / 100,
    reasons: [
      ...(folder ? [`${of(folder.share)} files lie in the folder ${folder.value}.`] : []),
      ...(stem ? [`The names of ${of(stem.share)} files begin with “${stem.value}”.`] : []),
      ...surest.map(({ name, confidence }) => `${of(confidence)} files show “${name}”.`),
      ...(names && names.share > 0.5 ? [`${of(names.share)} files are built by the same markup.`] : []),
    ],
  }
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** What most of them have, where that is not nothing. */
function sharedBy(values: readonly string[]): { value: string; share: number } | undefined {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return best && best[1] > values.length / 2 ? { value: best[0], share: best[1] / values.length } : undefined
}
