import { meets, meetsAny } from './concepts/conditions.ts'
import type { Seen } from './concepts/seen.ts'
import { domainOf } from './domain-of.ts'
import { evidenceOf } from './evidence.ts'
import type { Heard, HeardKinds } from './hearing/heard.ts'
import { riskKinds, unclear } from './kinds/index.ts'
import type { RiskKind, Safeguard, Shift } from './kinds/kind.ts'
import { levelOf, onScale, testPriorityOf } from './level.ts'
import type { Risk } from './schema.ts'

/** How many quotes a risk carries at most; `mentions` counts all sentences that it rests on. */
const mostEvidence = 20

/** So many sentences or more make a thing likelier to go wrong somewhere. */
const often = 6

const none: HeardKinds = new Map()

/**
 * The risks that texts raise, the highest level first: at most one of each kind, with the sentences it rests on. The level is
 * likelihood times impact (ISO 31000 calls it a consequence/likelihood matrix), each from 1 to 5. What somebody else has `heard` in
 * them is evidence, and moves no figure.
 */
export function risksOf(seen: readonly Seen[], domain = '', heard = none): Risk[] {
  const { shift } = domainOf(domain)
  return riskKinds
    .flatMap(
      (kind) =>
        riskOf(kind, seen, { shift: shift(kind.kind), domain, heard: heard.get(kind.kind) ?? [] }) ?? [],
    )
    .toSorted((a, b) => b.riskLevel - a.riskLevel || b.impact - a.impact || b.mentions - a.mentions)
}

function riskOf(
  kind: RiskKind,
  all: readonly Seen[],
  { shift, domain, heard: named }: { shift: number; domain: string; heard: readonly Heard[] },
): Risk | undefined {
  const raising = all.filter((one) => raises(kind, one))
  const heard = named.filter(({ seen }) => !raising.includes(seen))
  if (raising.length + heard.length === 0) return undefined
  const likelier = shiftsBy(kind.likelier, raising)
  const worse = shiftsBy(kind.worse, raising)
  const missing = kind.safeguards.filter((safeguard) => !isDemanded(safeguard, all))
  const inPlace = kind.safeguards.length - missing.length
  const vague = kind.kind !== unclear && raising.some(({ statement }) => statement.vague.length > 0)
  const unguarded = raising.some((one) => isUnguarded(kind, one))
  const likelihood = onScale(
    kind.likelihood +
      (likelier.length > 0 || raising.length >= often ? 1 : 0) +
      (vague || unguarded ? 1 : 0) -
      (inPlace > 0 ? 1 : 0) -
      (missing.length === 0 ? 1 : 0),
  )
  const impact = onScale(kind.impact + (worse.length > 0 ? 1 : 0) + shift)
  const level = levelOf(likelihood, impact)
  return {
    riskId: `RISK-${kind.kind.toUpperCase()}`,
    kind: kind.kind,
    title: kind.title,
    description: described(kind, missing),
    likelihood,
    impact,
    ...level,
    reasons: [
      ...likelier.map(({ because }) => `Likelier: ${because}.`),
      ...(vague ? ['Likelier: the text leaves open what exactly is meant.'] : []),
      ...(unguarded ? ['Likelier: the text itself goes without a safeguard.'] : []),
      ...(raising.length >= often ? [`Likelier: ${raising.length} sentences depend on it.`] : []),
      ...(inPlace > 0
        ? [`Less likely: ${inPlace} of ${kind.safeguards.length} safeguards are demanded.`]
        : []),
      ...worse.map(({ because }) => `Worse: ${because}.`),
      ...(shift === 0 ? [] : [`${shift > 0 ? 'Worse' : 'Less bad'} in the domain “${domain}”.`]),
      ...(heard.length > 0 ? [namedIn(heard.length, raising.length)] : []),
    ],
    evidence: [
      ...raising.map(({ statement }) => evidenceOf(statement)),
      ...heard.map(({ seen, ...place }) => ({ ...evidenceOf(seen.statement), ...place })),
    ].slice(0, mostEvidence),
    mentions: raising.length + heard.length,
    mitigation: (missing.length > 0 ? missing : kind.safeguards).map(({ advice }) => advice).join(' '),
    testPriority: testPriorityOf(level.category, impact),
    testTypes: [...kind.tests],
  }
}

const namedIn = (heard: number, raising: number): string =>
  raising === 0
    ? 'A model alone sees it in these words; its likelihood and impact are those of the kind.'
    : `A model sees it in ${heard} more ${heard === 1 ? 'sentence' : 'sentences'}.`

function raises(kind: RiskKind, one: Seen): boolean {
  const { statement, spoken } = one
  if (kind.kind === unclear && statement.demands && statement.vague.length > 0) return true
  return isUnguarded(kind, one) || (meetsAny(kind.when, spoken) && !meetsAny(kind.unless ?? [], spoken))
}

/** Who says that there is no safeguard raises what it would keep from happening. */
const isUnguarded = ({ safeguards }: RiskKind, { lacking }: Seen): boolean =>
  safeguards.some(({ by }) => meetsAny(by, lacking))

const shiftsBy = (shifts: readonly Shift[] = [], raising: readonly Seen[]): Shift[] =>
  shifts.filter(({ when }) => raising.some(({ spoken }) => meets(when, spoken)))

/** What keeps a risk from happening counts only where it is asked for. */
const isDemanded = ({ by }: Safeguard, all: readonly Seen[]): boolean =>
  all.some(({ demanded }) => meetsAny(by, demanded))

function described({ threat }: RiskKind, missing: readonly Safeguard[]): string {
  const open = missing.map(({ lacks }) => lacks)
  const last = open.pop()
  const what = `What can happen: ${threat}.`
  if (last === undefined) return what
  return `${what} The text does not say ${open.length > 0 ? `${open.join('; ')}; nor ` : ''}${last}.`
}
