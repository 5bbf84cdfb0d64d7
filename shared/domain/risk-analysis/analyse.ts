import { frameworks } from './compliance/frameworks.ts'
import { assess, type Assessed } from './compliance/assess.ts'
import { namedIn } from './compliance/named-in.ts'
import { complianceStatuses } from './compliance/schema.ts'
import { seenIn, type Seen } from './concepts/seen.ts'
import { readStatements, type Source } from './concepts/statements.ts'
import type { Ask } from '../restating/asking.ts'
import { domainOf } from './domain-of.ts'
import { evidenceOf } from './evidence.ts'
import { type AskedRisks, askRisks } from './hearing/ask-risks.ts'
import { risksOf } from './risks.ts'
import { riskCategories, type ComplianceGap, type RiskAnalysis } from './schema.ts'

export interface RiskRequest {
  sources: readonly Source[]
  /** The area of business, in words of the caller. */
  domain?: string
  /** Frameworks by the names of `compliance/names.ts`; where none is given, those that the sources name. */
  frameworks?: readonly string[]
}

/** How many quotes a gap carries at most. */
const mostEvidence = 3

/** The risks of texts, and what they leave open of frameworks. Pure: the same request gives the same answer. Never throws. */
export function analyse(request: RiskRequest): RiskAnalysis {
  return analysed(request, readIn(request), { heard: new Map(), warnings: [] })
}

/** The same with what a model sees in the texts and they hold, as further evidence. It moves no figure and no clause. */
export async function analyseAsking(request: RiskRequest, ask: Ask): Promise<RiskAnalysis> {
  const read = readIn(request)
  return analysed(request, read, await askRisks(read.seen, ask))
}

interface ReadTexts {
  seen: Seen[]
  notRead: number
}

function readIn({ sources }: RiskRequest): ReadTexts {
  const { statements, notRead } = readStatements(sources)
  return { seen: seenIn(statements), notRead }
}

function analysed(
  { domain = '', frameworks: asked }: RiskRequest,
  { seen, notRead }: ReadTexts,
  { heard, warnings }: AskedRisks,
): RiskAnalysis {
  const risks = risksOf(seen, domain, heard)
  const held = heldAgainst(seen, asked)
  const known = domainOf(domain).names
  return {
    risks,
    complianceGaps: held.flatMap(({ framework, assessed }) =>
      assessed.flatMap((one) => gapOf(framework.framework, one)),
    ),
    summary: {
      total: risks.length,
      byCategory: countsOf(
        riskCategories,
        risks.map(({ category }) => category),
      ),
      highestLevel: Math.max(0, ...risks.map(({ riskLevel }) => riskLevel)),
      compliance: held.map(({ framework: { framework, version, sources: told }, assessed }) => ({
        framework,
        version,
        total: assessed.length,
        ...countsOf(
          complianceStatuses,
          assessed.map(({ status }) => status),
        ),
        sources: [...told],
      })),
      domains: known,
      sentences: seen.length,
      notRead,
      engine: 'embedded',
    },
    heard: [...heard.values()].reduce((sum, some) => sum + some.length, 0),
    warnings: [...warningsOf({ domain, known, sentences: seen.length, notRead }), ...warnings],
  }
}

function heldAgainst(seen: readonly Seen[], asked: readonly string[] | undefined) {
  const named = asked ?? seen.flatMap(({ statement }) => namedIn(statement).map(({ framework }) => framework))
  return frameworks
    .filter(({ framework }) => named.includes(framework))
    .map((framework) => ({ framework, assessed: assess(framework, seen) }))
}

function gapOf(framework: string, { control, status, statements, missing }: Assessed): ComplianceGap[] {
  if (status !== 'partial' && status !== 'gap') return []
  const { id, title, about } = control
  return [
    {
      framework,
      control: id,
      title,
      about,
      status,
      missing,
      evidence: statements.slice(0, mostEvidence).map(evidenceOf),
    },
  ]
}

function countsOf<K extends string>(names: readonly K[], found: readonly K[]): Record<K, number> {
  return Object.fromEntries(
    names.map((name) => [name, found.filter((one) => one === name).length]),
  ) as Record<K, number>
}

interface Read {
  domain: string
  known: readonly string[]
  sentences: number
  notRead: number
}

function warningsOf({ domain, known, sentences, notRead }: Read): string[] {
  return [
    ...(domain.trim() !== '' && known.length === 0
      ? ['The domain is none that shifts the weight of risks, so it changed nothing.']
      : []),
    ...(notRead > 0
      ? [`${notRead} sentences could not be read: only English is, and at most 2000 sentences at once.`]
      : []),
    ...(sentences === 0
      ? ['There was nothing to analyse: the text holds no sentence that could be read.']
      : []),
  ]
}
