import type { DesignRequest, DesignResult } from '../schema.ts'
import { noProposals } from './schema.ts'

const mostDropped = 200
const reason = 'single facts that a model proposes are not part of a requirement model'

/** Names what a configured model proposed and nobody used, so that its answer is not lost without a word. */
export function withProposals({ proposals }: DesignRequest, result: DesignResult): DesignResult {
  if (!proposals) return result
  const all = Object.entries(proposals.found).flatMap(([kind, found]) =>
    found.map((one) => ({ kind, quote: 'quote' in one ? one.quote : '', reason })),
  )
  const named = { proposed: all.length, accepted: noProposals(), dropped: all.slice(0, mostDropped) }
  return { ...result, summary: { ...result.summary, proposals: named } }
}
