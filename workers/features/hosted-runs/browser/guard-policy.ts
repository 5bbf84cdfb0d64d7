import type { TargetPolicy } from '../../../../shared/domain/targets/check-target.ts'

export interface GuardPolicy extends TargetPolicy {
  /** Requests to this scheme, host and port get the run's headers and credentials; no others do. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  basicAuth?: { username: string; password: string } | undefined
  /** Refuses answers from addresses that nobody may be led to, by whichever name they were asked. */
  checkAnswers?: boolean | undefined
  /** The proxy by which everything leaves, what no interception sees included; it judges the addresses that names lead to. Absent where the browser's network does. */
  egress?: string | undefined
}
