import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { readAddress } from './rules.ts'

/** What may be called. Background work has no host of its own to compare with; an address was compared when it was given. */
export const addressPolicy = ({ services, origin }: Context) => ({
  allowPrivate: services.settings.ALLOW_PRIVATE_TARGETS,
  ownHosts: origin === '' ? [] : [new URL(origin).host],
})

/** The address of a receiver as it is stored. Throws `validation_failed` for one that must not be called. */
export function requireAddress(context: Context, given: string): string {
  const read = readAddress(given, addressPolicy(context))
  if (read.ok) return read.url
  throw validationFailed({
    message: `url: ${read.fault}`,
    details: [{ path: 'url', message: read.fault }],
  })
}
