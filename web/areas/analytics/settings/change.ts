import type { Website } from '../parts/types.ts'

type Changed = Readonly<Record<string, string | null>>

/** The lines of a text, without those that say nothing. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const ruleNames = ['blockedIps', 'blockedPaths', 'blockedReferrers', 'allowedHostnames'] as const
export type RuleName = (typeof ruleNames)[number]

/** The lists of rules that were changed. */
export function rulesIn(changed: Changed): Partial<Record<RuleName, string[]>> {
  const given = ruleNames.filter((name) => name in changed)
  return Object.fromEntries(given.map((name) => [name, linesOf(changed[name] ?? null)]))
}

export const promises = ['respectDnt', 'respectGpc', 'requireConsent'] as const
export const ipHandlings = ['full', 'truncate', 'discard'] as const
export const maskings = ['strict', 'moderate'] as const
export const periods = ['day', 'week', 'month'] as const

export interface PolicyChange {
  ipHandling?: (typeof ipHandlings)[number]
  visitorPeriod?: (typeof periods)[number]
  retentionDays?: number | null
  respectDnt?: boolean
  respectGpc?: boolean
  requireConsent?: boolean
  blockedCountries?: string[]
  contactEmail?: string | null
  text?: string | null
  replayMasking?: (typeof maskings)[number]
}

/** What was changed of a privacy policy, as the service takes it. A box that is not ticked says nothing, which is no. */
export function policyIn(changed: Changed): PolicyChange {
  const { ipHandling, visitorPeriod, retentionDays, blockedCountries, contactEmail, text } = changed
  const masking = maskings.find((each) => each === changed['replayMasking'])
  const change: PolicyChange = {
    ...(retentionDays !== undefined && {
      retentionDays: retentionDays === null ? null : Number(retentionDays),
    }),
    ...(blockedCountries !== undefined && { blockedCountries: countriesIn(blockedCountries ?? '') }),
    ...(contactEmail !== undefined && { contactEmail }),
    ...(text !== undefined && { text }),
  }
  const handling = ipHandlings.find((each) => each === ipHandling)
  const period = periods.find((each) => each === visitorPeriod)
  if (masking) change.replayMasking = masking
  if (handling) change.ipHandling = handling
  if (period) change.visitorPeriod = period
  for (const name of promises) if (name in changed) change[name] = changed[name] !== null
  return change
}

const countriesIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase())

export const minuteMs = 60_000

/** What was changed of how visits are recorded: percent and minutes are what people say. */
export function recordingIn(changed: Changed): Partial<Website['replay']> {
  const { sampleRate, maxDurationMs, blockSelector } = changed
  return {
    ...('enabled' in changed && { enabled: changed['enabled'] !== null }),
    ...(typeof sampleRate === 'string' && { sampleRate: Number(sampleRate) / 100 }),
    ...(typeof maxDurationMs === 'string' && { maxDurationMs: Math.round(Number(maxDurationMs) * minuteMs) }),
    ...(blockSelector !== undefined && { blockSelector }),
  }
}
