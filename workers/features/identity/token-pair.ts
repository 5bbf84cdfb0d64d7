import type { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { issueAccessToken } from './access-tokens.ts'
import type { Grant } from './refresh-tokens.ts'
import type { TokenPair } from './schemas.ts'
import { accessTokenSeconds } from './signing-key-rules.ts'
import type { User } from './users.ts'

/** What a client gets that signs in for tokens: the refresh token of a grant with an access token of its sign-in. */
export async function tokenPair(
  context: Context,
  user: User,
  { familyId, refreshToken }: Pick<Grant, 'familyId' | 'refreshToken'>,
): Promise<z.input<ReturnType<typeof TokenPair>>> {
  return {
    access_token: await issueAccessToken(context, user, familyId),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
  }
}
