import type { Judge } from './judge.ts'
import { type Scope, replaceClass, replaceFunction, withFirst } from './wrap.ts'

const { apply, construct } = Reflect
const Failure = DOMException
/** Nobody can answer there, which is what a refused socket looks like to a page. */
const dead = 'wss://refused.invalid:1/'
const sockets = ['WebSocket', 'WebSocketStream']
const peers = ['RTCPeerConnection', 'webkitRTCPeerConnection']

/** Sockets of a scope to refused hosts fail like those to a host that does not answer; WebTransport is refused. */
export function guardSockets(scope: Scope, judge: Judge): void {
  for (let at = 0; at < sockets.length; at++)
    replaceClass(scope, sockets[at] ?? '', (target, args, made) => {
      let address: string | undefined
      try {
        address = judge(args[0])
      } catch {
        throw new Failure('The URL is invalid.', 'SyntaxError')
      }
      return construct(target as never, withFirst(address ?? dead, args), made as never) as object
    })
  replaceClass(scope, 'WebTransport', (target, args, made) => {
    const address = judge(args[0])
    if (address === undefined) throw new Failure('The address is not allowed.', 'SecurityError')
    return construct(target as never, withFirst(address, args), made as never) as object
  })
}

/** WebRTC connects to nothing: without a relay it gathers no address and sends nothing. */
export function guardPeers(scope: Scope): void {
  // Configurations are read with what they inherit.
  const nowhere = { __proto__: null, iceTransportPolicy: 'relay' }
  for (let at = 0; at < peers.length; at++)
    replaceClass(
      scope,
      peers[at] ?? '',
      (target, _args, made) => construct(target as never, [nowhere], made as never) as object,
    )
  const connection = scope['RTCPeerConnection'] as { prototype: object } | undefined
  if (connection)
    replaceFunction(connection.prototype, 'setConfiguration', (target, self) =>
      apply(target as never, self, [nowhere]),
    )
}
