import type { Criterion, Split, SplitPattern } from '../types.ts'
import { titled } from '../wording/titles.ts'
import type { Checked } from './invest.ts'
import { deedsIn } from './deeds.ts'

/**
 * Smaller stories for one that is too large, by the first pattern that parts it (Lawrence, "Patterns for splitting user stories"): its deeds, the roles in its criteria, steps one after the other, what is
 * entered or comes out, else its rules. Each criterion is in one of them.
 */
export function splitsOf({ group, criteria }: Checked): Split[] {
  const deeds = deedsIn(group.lead.line.want)
  const rest = group.lead.line.want.replace(/^to (?:be able to )?/, '')
  if (deeds.length > 2 && criteria.length <= deeds.length + 2)
    return parted(
      'operations',
      criteria,
      deeds.map((deed) => ({ key: deed, title: `${deed} ${objectOf(rest, deeds)}` })),
    )
  const by = (pattern: SplitPattern, keyOf: (criterion: Criterion) => string | undefined): Split[] => {
    const keys = [...new Set(criteria.map((one) => keyOf(one) ?? ''))]
    const isPlain = keys.filter((key) => key !== '').length < 2
    if (isPlain || keys.length > criteria.length * 0.8) return []
    return keys.map((key) => {
      const own = criteria.flatMap((one, at) => ((keyOf(one) ?? '') === key ? [at] : []))
      return { pattern, title: titleOf(criteria, own, key), criteria: own }
    })
  }
  const found = [by('workflow steps', stepIn), by('data variations', valueIn), by('roles', roleIn)].find(
    (splits) => splits.length > 1,
  )
  return found ?? inRules(criteria)
}

function parted(
  pattern: SplitPattern,
  criteria: readonly Criterion[],
  parts: { key: string; title: string }[],
): Split[] {
  const of = ({ given, when, then }: Criterion): number =>
    parts.findIndex(({ key }) => `${given} ${when} ${then}`.toLowerCase().includes(key))
  return parts.map(({ title }, at) => ({
    pattern,
    title: titled(title),
    criteria: criteria.flatMap((one, index) => (Math.max(0, of(one)) === at ? [index] : [])),
  }))
}

/** What stands behind the last deed. */
const objectOf = (words: string, deeds: readonly string[]): string => {
  const last = deeds.at(-1) ?? ''
  return words.slice(words.toLowerCase().lastIndexOf(last) + last.length).trim()
}

const stepIn = ({ when }: Criterion): string | undefined => (when === '' ? undefined : when.toLowerCase())
const valueIn = ({ given }: Criterion): string | undefined => (given === '' ? undefined : given.toLowerCase())
const roleIn = ({ then }: Criterion): string | undefined =>
  /^(?:an? |the |each |every )?(\p{Ll}+(?:er|or|ist|ant|ent))\b/u.exec(then)?.[1]

const titleOf = (criteria: readonly Criterion[], own: readonly number[], key: string): string =>
  titled(key === '' ? (criteria[own[0] ?? 0]?.then ?? '') : key)

/** Rules one by one, three together at most. */
function inRules(criteria: readonly Criterion[]): Split[] {
  const splits: Split[] = []
  for (let at = 0; at < criteria.length; at += 3) {
    const own = criteria.slice(at, at + 3).map((_, more) => at + more)
    splits.push({ pattern: 'rules', title: titleOf(criteria, own, ''), criteria: own })
  }
  return splits.length > 1 ? splits : []
}
