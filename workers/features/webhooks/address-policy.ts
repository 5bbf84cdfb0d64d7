import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { mayReachPrivate } from '../../../shared/kernel/private-targets.ts'
import { ownHosts } from '../../../shared/services/own-hosts.ts'
import { readAddress } from './rules.ts'

/** What may be called. */
export const addressPolicy = (context: Context) => ({
  allowPrivate: mayReachPrivate(context),
  ownHosts: ownHosts(context.services.settings, context.origin),
})

/** The address of a receiver as it is stored. Throws `validation_failed`, with its `path` in the body, for one that must not be called. */
export function requireAddress(context: Context, given: string, path = 'url'): string {
  const read = readAddress(given, addressPolicy(context))
  if (read.ok) return read.url
  throw validationFailed({
    message: `${path}: ${read.fault}`,
    details: [{ path, message: read.fault }],
  })
}
