import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { frameworkOf } from '../../shared/domain/risk-analysis/compliance/names.ts'
import { analyse } from '../../shared/domain/risk-analysis/index.ts'

/** Kinds by which people name what they expect, each with those of ours that say the same. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  money: ['money-loss', 'fraud-and-abuse', 'wrong-calculation'],
  'personal-data': ['personal-data-disclosure', 'use-of-data-without-ground', 'wrong-identity'],
  access: ['access-without-right', 'account-takeover', 'malicious-content', 'fraud-and-abuse', 'no-proof'],
  'data-loss': ['data-loss', 'inconsistent-data', 'migration', 'wrong-report'],
  availability: ['unavailability', 'wrong-state', 'device-failure', 'overload', 'message-missed'],
  'outside-service': ['outside-service', 'device-failure', 'inconsistent-data'],
  ambiguity: ['unclear-requirement'],
  concurrency: ['concurrency'],
  calculation: ['wrong-calculation', 'wrong-time', 'wrong-locale', 'wrong-report'],
  irreversible: ['irreversible-action'],
  accessibility: ['inaccessible'],
  legal: ['legal-duty', 'no-proof', 'unfair-decision', 'use-of-data-without-ground'],
  safety: ['physical-harm', 'wrong-identity', 'message-missed'],
  performance: ['overload'],
  usability: ['misuse', 'invalid-input', 'incompatibility'],
}

const examined = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    domain: z.string().nullable(),
    frameworks: z.array(z.string()),
    risks: z.array(
      z.object({
        what: z.string(),
        kinds: z.array(z.string()),
        quotes: z.array(z.string()),
        severity: z.string(),
      }),
    ),
    notApplicable: z.array(z.object({ framework: z.string(), clause: z.string(), why: z.string() })),
  }),
)
type Text = z.infer<typeof examined>[number]
type Expected = Text['risks'][number]

/** What a file of texts with their risks gives, as it comes out. A risk is found where one of ours has a kind that says the same and rests on words of one of its quotes. */
export function examineRisks(file: string): string {
  const results = examined.parse(JSON.parse(readFileSync(file, 'utf8'))).map(examine)
  const every = results.flatMap(({ found }) => found)
  return [
    '| text | risks found | named by us | clauses claimed | false clauses |',
    '|---|---|---|---|---|',
    ...results.map((one) => row(one.id, [one])),
    row('all', results),
    `evidence alone, whatever the kind: ${share(every.filter(({ seen }) => seen).length, every.length)}`,
    ...results.flatMap(({ id, found, wrong, claimed }) => [
      ...found
        .filter((one) => !one.found)
        .map(
          ({ risk, by }) =>
            `${id}: missed ${risk.kinds.join('/')} “${risk.quotes.join('” “')}” (we say: ${by.join(', ') || 'nothing'})`,
        ),
      ...wrong.map(({ framework, clause, why }) => `${id}: false ${framework} ${clause}: ${why}`),
      `${id}: claims ${claimed.join(', ') || 'no clause'}`,
    ]),
  ].join('\n')
}

type Result = ReturnType<typeof examine>

function examine({ id, text, domain, frameworks, risks, notApplicable }: Text) {
  const asked = frameworks.flatMap((name) => frameworkOf(name) ?? [])
  const { risks: ours, complianceGaps } = analyse({
    sources: [{ text }],
    frameworks: asked,
    ...(domain !== null && { domain }),
  })
  const found = risks.map((risk) => {
    const places = risk.quotes.flatMap((quote) => placesOf(quote, text))
    const touching = ours.filter(({ evidence }) =>
      evidence.some(({ start, end }) => places.some((place) => start < place.end && place.start < end)),
    )
    const fitting = touching.filter(({ kind }) => fits(risk, kind))
    return {
      risk,
      found: fitting.length > 0,
      seen: touching.length > 0,
      by: touching.map(({ kind }) => kind),
    }
  })
  const claimed = complianceGaps.map(({ framework, control }) => `${framework} ${control}`)
  const wrong = notApplicable.filter(({ framework, clause }) =>
    complianceGaps.some((gap) => gap.framework === framework && isPartOf(gap.control, clause)),
  )
  return { id, found, claimed, wrong, named: ours.length }
}

/** "Art. 32" is meant by "Art. 32(1)(a)" as well. */
const isPartOf = (claimed: string, clause: string): boolean => {
  const [ours, theirs] = [claimed, clause].map((one) => one.replace(/\s+|^§/g, ''))
  return ours === theirs || (ours?.startsWith(`${theirs}(`) ?? false)
}

function placesOf(quote: string, text: string): { start: number; end: number }[] {
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`No such words in the text: ${quote}`)
  return [{ start, end: start + quote.length }]
}

const fits = ({ kinds }: Expected, kind: string): boolean =>
  kinds.some((one) => {
    const same = sameAs[one]
    if (!same) throw new Error(`No such kind: ${one}`)
    return same.includes(kind)
  })

function row(name: string, results: readonly Result[]): string {
  const every = results.flatMap(({ found }) => found)
  const figures = [
    share(every.filter(({ found }) => found).length, every.length),
    results.reduce((sum, { named }) => sum + named, 0),
    results.reduce((sum, { claimed }) => sum + claimed.length, 0),
    results.reduce((sum, { wrong }) => sum + wrong.length, 0),
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

const share = (some: number, all: number): string =>
  all === 0 ? 'none' : `${(some / all).toFixed(2)} (${some} of ${all})`
