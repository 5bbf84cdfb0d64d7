import type { Context } from '../../../../shared/kernel/context.ts'
import type { RunSettings, SealedPart } from '../run-input.ts'
import type { GuardPolicy } from './guard-policy.ts'

interface Opened {
  baseUrl: string
  settings: Pick<RunSettings, 'allowPrivateTargets' | 'ownHosts' | 'checkAnswers'>
}

/** Where a browser that opens this address may go, and what it shows there of who it is. */
export function guardPolicyOf(
  { services }: Pick<Context, 'services'>,
  { baseUrl, settings }: Opened,
  { headers, basicAuth }: Pick<SealedPart, 'headers' | 'basicAuth'>,
): GuardPolicy {
  const { EGRESS_PUBLIC, EGRESS_PRIVATE } = services.settings
  const { allowPrivateTargets: allowPrivate, ownHosts, checkAnswers = false } = settings
  const egress = (allowPrivate ? EGRESS_PRIVATE : EGRESS_PUBLIC) || undefined
  return { allowPrivate, ownHosts, checkAnswers, egress, baseUrl, headers, basicAuth }
}
