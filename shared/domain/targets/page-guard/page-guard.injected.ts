import type { HostPolicy } from '../judge-host.ts'
import { guardBackgroundFetch } from './background-fetch.ts'
import { guardCredentials } from './credentials.ts'
import { createJudge } from './judge.ts'
import { guardPeers, guardSockets } from './sockets.ts'
import { guardSpeculation } from './speculation.ts'
import { type Scope, replaceFunction } from './wrap.ts'

const { apply } = Reflect

/**
 * Has to run first in every document and worker. No interception of the browser sees sockets, WebRTC and speculative loads, so they are stopped here: sockets
 * as `refusalOf` says, the others altogether unless private targets are allowed. Page scripts cannot undo it: it holds on to what it needs before
 * they run, looks up no method and no iterator afterwards, and leaves no native constructor within reach. Returns true.
 */
export function main(policy: HostPolicy): true {
  const judge = createJudge(policy)
  const install = (scope: Scope): void => {
    guardSockets(scope, judge)
    if (!policy.allowPrivate) guardPeers(scope)
    replaceFunction(scope, 'open', open)
    const page = scope['Document'] as { prototype: object } | undefined
    // With three arguments it opens a window, with fewer it rewrites its document.
    if (page)
      replaceFunction(page.prototype, 'open', (target, self, args) =>
        args.length > 2 ? open(target, self, args) : (apply(target as never, self, args) as unknown),
      )
    if (policy.allowPrivate) return
    guardCredentials(scope)
    guardBackgroundFetch(scope)
    guardSpeculation(scope)
  }
  /** A window that was opened empty can be used before any script of ours comes there, so it is guarded by who opened it. */
  const open = (target: object, self: unknown, args: unknown[]): unknown => {
    const opened = apply(target as never, self, args) as unknown
    try {
      if (opened) install(opened as Scope)
    } catch {
      // A window of another origin cannot be reached from here either.
    }
    return opened
  }
  install(globalThis as unknown as Scope)
  return true
}
