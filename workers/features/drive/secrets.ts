import type { Context } from '../../../shared/kernel/context.ts'
import { seal, unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'

/** What is sealed for one organization opens for no other. */
const ownerOf = (organizationId: string) => `drive:${organizationId}`

export const sealToken = (
  { services: { settings } }: Context,
  organizationId: string,
  refreshToken: string,
): Promise<string> => seal(signingSecret(settings), ownerOf(organizationId), refreshToken)

/** Null when the operator's secret is another by now, or nothing is kept. */
export async function openToken(
  { services: { settings } }: Context,
  organizationId: string,
  sealed: string,
): Promise<string | null> {
  const secret = signingSecret(settings)
  try {
    return await unseal(secret, ownerOf(organizationId), sealed)
  } catch {
    return null
  }
}
