import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { isTooLong } from './password-rules.ts'

/** The address of a new account. Only ASCII passes, and it is checked before it is lowered, so that no letter that merely looks like another gets in. */
export const newEmail = () =>
  z
    .email()
    .max(254)
    .transform((address) => address.toLowerCase())
    .describe('E-mail address; upper and lower case are the same')

/** The address that someone signs in with: what nobody can have registered is simply unknown. */
export const knownEmail = () => z.string().min(1).max(254).describe('E-mail address')

export const password = () =>
  z
    .string()
    .min(1)
    .refine((text) => !isTooLong(text), 'At most 1024 bytes')
    // HMAC, inside scrypt, pads its key with zeros: a password with zeros at its end would equal the one without.
    .refine((text) => !text.includes('\0'), 'No NUL characters')
    .describe('Password')

export const personName = () => name(200)

export const newPassword = () =>
  password().describe('12 characters or more, or 8 or more when it is not among the commonest')

/** The token of a link that was mailed. */
export const linkToken = () => z.string().min(1).max(200).describe('What stands behind `#token=` in the link')

export const TokenPair = once(() =>
  z
    .object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.number().int().describe('Seconds'),
      refresh_token: z.string(),
    })
    .meta({ id: 'TokenPair' }),
)

export const UserView = once(() =>
  z.object({ userId: z.string(), email: z.string(), name: z.string() }).meta({ id: 'User' }),
)
