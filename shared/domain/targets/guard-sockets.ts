/** What a page may open a socket to. */
export interface SocketPolicy {
  allowPrivate: boolean
  /** Names of this service itself, without port, in lower case. */
  ownHosts: readonly string[]
}

/**
 * Source of a script that has to run first in every document and worker: sockets to private, reserved and own hosts fail there like a host that does not
 * answer, WebTransport to them is refused, and WebRTC connects to nothing. Its verdict is that of `checkTarget`, or stricter: IPv6
 * addresses that embed an IPv4 one are always refused. Page scripts cannot change it, since it holds on to what it needs before they run.
 */
export function socketGuardSource({ allowPrivate, ownHosts }: SocketPolicy): string {
  if (allowPrivate) return 'undefined'
  const policy = JSON.stringify({ ownHosts })
  return `(${String(guardSockets)})((${String(judge)})(${policy}, (${String(hostReader)})()), (${String(wrapper)})())`
}

/** Reads an address as the page would, and gives it back as it was judged, so that an object cannot tell another one later; undefined when it is refused. */
type Judge = (address: unknown) => string | undefined

// In these functions no inner one may have a name of its own: a bundler would add a helper. Texts are read sign by sign, lists by index, and prototypes are
// left alone: page scripts can replace every method and iterator that is looked up later.
function hostReader() {
  const { apply, getOwnPropertyDescriptor } = Reflect
  const code = getOwnPropertyDescriptor(String.prototype, 'charCodeAt')?.value as () => number
  return {
    ends(text: string, end: string): boolean {
      const from = text.length - end.length
      if (from < 0) return false
      for (let at = 0; at < end.length; at++) if (text[from + at] !== end[at]) return false
      return true
    },
    /** The four numbers of a dotted address; undefined when it is none. */
    dotted(host: string): number[] | undefined {
      const parts = [0, 0, 0, 0]
      let last = 0
      for (let at = 0; at < host.length; at++) {
        const sign = apply(code, host, [at]) as number
        if (sign === 46) {
          if (++last > 3) return undefined
        } else if (sign >= 48 && sign <= 57) parts[last] = (parts[last] ?? 0) * 10 + sign - 48
        else return undefined
      }
      return last === 3 ? parts : undefined
    },
    privateIpv4(parts: number[]): boolean {
      const a = parts[0] ?? 0
      const b = parts[1] ?? 0
      const c = parts[2] ?? 0
      if (a === 0 || a === 10 || a === 127 || a >= 224) return true
      if (a === 100) return b >= 64 && b <= 127
      if (a === 169) return b === 254
      if (a === 172) return b >= 16 && b <= 31
      if (a === 192)
        return (
          b === 168 ||
          (b === 0 && (c === 0 || c === 2)) ||
          (b === 88 && c === 99) ||
          (b === 52 && c === 193) ||
          (b === 175 && c === 48) ||
          (b === 31 && c === 196)
        )
      if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100)
      return a === 203 && b === 0 && c === 113
    },
    /** The first two groups of an IPv6 address decide: only 2000::/3 is public, less documentation, tunnels and protocol assignments. */
    privateIpv6(host: string): boolean {
      const groups = [0, 0]
      let group = 0
      for (let at = 1; at < host.length && group < 2; at++) {
        const sign = apply(code, host, [at]) as number
        if (sign === 58) group++
        else if (sign === 46 || sign === 93) return true
        else groups[group] = (groups[group] ?? 0) * 16 + (sign >= 97 ? sign - 87 : sign - 48)
      }
      const first = groups[0] ?? 0
      const second = groups[1] ?? 0
      if (first < 0x2000 || first > 0x3fff || first === 0x2002) return true
      if (first === 0x2001) return second < 0x200 || second === 0xdb8
      return first >= 0x3ff0 || (first === 0x2620 && second === 0x4f)
    },
  }
}

function judge(policy: Pick<SocketPolicy, 'ownHosts'>, hosts: ReturnType<typeof hostReader>): Judge {
  const { apply, getOwnPropertyDescriptor } = Reflect
  const NativeURL = URL
  const toText = String
  const hostOf = getOwnPropertyDescriptor(URL.prototype, 'hostname')?.get as () => string
  const hrefOf = getOwnPropertyDescriptor(URL.prototype, 'href')?.get as () => string
  const { document: page, location: place } = globalThis as unknown as {
    document?: Document
    location: Location
  }
  const baseOf = page && (getOwnPropertyDescriptor(Node.prototype, 'baseURI')?.get as () => string)
  const suffixes = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion']
  const kit = {
    refuses(hostname: string): boolean {
      let host = hostname
      if (hosts.ends(host, '.')) {
        let bare = ''
        let end = host.length
        while (end > 0 && host[end - 1] === '.') end--
        for (let at = 0; at < end; at++) bare += host[at]
        host = bare
      }
      for (let at = 0; at < policy.ownHosts.length; at++) if (policy.ownHosts[at] === host) return true
      if (host[0] === '[') return hosts.privateIpv6(host)
      const parts = hosts.dotted(host)
      if (parts) return hosts.privateIpv4(parts)
      let dots = 0
      for (let at = 0; at < host.length; at++) if (host[at] === '.') dots++
      if (dots === 0) return true
      for (let at = 0; at < suffixes.length; at++)
        if (hosts.ends(host, '.' + (suffixes[at] ?? ''))) return true
      return false
    },
    parse(address: unknown): URL {
      const base = page && baseOf ? (apply(baseOf, page, []) as string) : place.href
      return new NativeURL(toText(address), base)
    },
    judged(address: unknown): string | undefined {
      const url = kit.parse(address)
      return kit.refuses(apply(hostOf, url, []) as string) ? undefined : (apply(hrefOf, url, []) as string)
    },
  }
  return (address) => kit.judged(address)
}

type Scope = Record<string, unknown>

function wrapper() {
  const { defineProperty } = Reflect
  const NativeProxy = Proxy
  return {
    /** Arguments with another first one. */
    first(this: void, address: string, args: unknown[]): unknown[] {
      return args.length > 1 ? [address, args[1]] : [address]
    },
    /** Puts a guarded constructor in the place of a native one, in its scope and where its objects name it. */
    replace(
      scope: Scope,
      name: string,
      build: (target: object, args: unknown[], made: object) => object,
    ): void {
      const native = scope[name] as { prototype?: object } | undefined
      if (typeof native !== 'function') return
      const guarded = new NativeProxy(native, {
        __proto__: null,
        construct: (target: object, args: unknown[], made: object) => build(target, args, made),
      } as object)
      const prototype = (native as unknown as { prototype: object }).prototype
      defineProperty(prototype, 'constructor', { value: guarded, writable: true, configurable: true })
      defineProperty(scope, name, { value: guarded, writable: true, configurable: true })
    },
    instead(
      owner: object,
      name: string,
      run: (target: object, self: unknown, args: unknown[]) => unknown,
    ): void {
      const native = (owner as Scope)[name]
      if (typeof native !== 'function') return
      const value = new NativeProxy(native, {
        __proto__: null,
        apply: (target: object, self: unknown, args: unknown[]) => run(target, self, args),
      } as object)
      defineProperty(owner, name, { value, writable: true, configurable: true })
    },
  }
}

function guardSockets(judged: Judge, wrap: ReturnType<typeof wrapper>): void {
  const { apply, construct } = Reflect
  const Failure = DOMException
  const dead = 'wss://refused.invalid:1/'
  const sockets = ['WebSocket', 'WebSocketStream']
  const peers = ['RTCPeerConnection', 'webkitRTCPeerConnection']
  // Without a relay it gathers no address and sends nothing.
  const nowhere = { __proto__: null, iceTransportPolicy: 'relay' }
  const kit = {
    /** A window that was opened empty can be used before any script of ours comes there, so it is guarded by who opened it. */
    open(this: void, target: object, self: unknown, args: unknown[]): unknown {
      const opened = apply(target as never, self, args) as unknown
      try {
        if (opened) kit.install(opened as Scope)
      } catch {
        // A window of another origin cannot be reached from here either.
      }
      return opened
    },
    install(scope: Scope): void {
      for (let at = 0; at < sockets.length; at++)
        wrap.replace(scope, sockets[at] ?? '', (target, args, made) => {
          let address: string | undefined
          try {
            address = judged(args[0])
          } catch {
            throw new Failure('The URL is invalid.', 'SyntaxError')
          }
          return construct(target as never, wrap.first(address ?? dead, args), made as never) as object
        })
      wrap.replace(scope, 'WebTransport', (target, args, made) => {
        const address = judged(args[0])
        if (address === undefined) throw new Failure('The address is not allowed.', 'SecurityError')
        return construct(target as never, wrap.first(address, args), made as never) as object
      })
      for (let at = 0; at < peers.length; at++)
        wrap.replace(
          scope,
          peers[at] ?? '',
          (target, _args, made) => construct(target as never, [nowhere], made as never) as object,
        )
      const connection = scope['RTCPeerConnection'] as { prototype: object } | undefined
      if (connection)
        wrap.instead(connection.prototype, 'setConfiguration', (target, self) =>
          apply(target as never, self, [nowhere]),
        )
      wrap.instead(scope, 'open', kit.open)
      const page = scope['Document'] as { prototype: object } | undefined
      // With three arguments it opens a window, with fewer it rewrites its document.
      if (page)
        wrap.instead(page.prototype, 'open', (target, self, args) =>
          args.length > 2 ? kit.open(target, self, args) : (apply(target as never, self, args) as unknown),
        )
    },
  }
  kit.install(globalThis as unknown as Scope)
}
