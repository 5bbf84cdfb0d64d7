import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  type TargetPolicy,
  checkTarget,
  hostPolicy,
} from '../../../../../shared/domain/targets/check-target.ts'
import { pageGuardSource } from '../../../../../shared/domain/targets/page-guard/page-guard.generated.ts'
import { words } from '../../../../support/words.ts'

const policy: TargetPolicy = { allowPrivate: false, ownHosts: ['own.example'] }

/** A page's global scope with sockets that only note where they were sent; `attack` runs after the guard, as a page script would. */
function scopeWith(guard: TargetPolicy, attack = ''): { run: (script: string) => unknown; opened: string[] } {
  const opened: string[] = []
  const location = { href: 'https://shop.example/page' }
  const context = createContext({ HostURL: URL, DOMException, opened, location })
  runInContext(
    `URL = class { #url; constructor(address, base) { this.#url = new HostURL(address, base) } get hostname() { return this.#url.hostname } get href() { return this.#url.href } get port() { return this.#url.port } }
     class WebSocket { constructor(url) { opened.push(url) } }
     class WebTransport { constructor(url) { opened.push(url) } }
     class RTCPeerConnection { constructor(c) { opened.push([c.iceTransportPolicy, c.iceServers]) } setConfiguration(c) { opened.push([c.iceTransportPolicy, c.iceServers]) } }
     class CredentialsContainer { get(options) { opened.push(['get', ...Object.keys(options)]) } create(options) { opened.push(['create', ...Object.keys(options)]) } }
     class ServiceWorkerRegistration { get backgroundFetch() { return {} } }
     Object.assign(globalThis, { ServiceWorkerRegistration, BackgroundFetchManager: class {}, WebSocket, WebTransport, RTCPeerConnection, CredentialsContainer, PublicKeyCredential: class {}, IdentityCredential: class {} })`,
    context,
  )
  // Classes of a script are no properties of the global object, which those of a browser are.
  runInContext(`(${pageGuardSource})(${JSON.stringify(hostPolicy(guard))})`, context)
  runInContext(attack, context)
  return { run: (script) => runInContext(script, context) as unknown, opened }
}

function connects(address: string, guard = policy, attack = ''): boolean {
  const { run, opened } = scopeWith(guard, attack)
  run(`new globalThis.WebSocket(${JSON.stringify(address)})`)
  return opened[0] !== 'wss://refused.invalid:1/'
}

const hosts = words`
  127.0.0.1 127.1 0x7f.1 2130706433 0.0.0.0 10.0.0.1 10.255.255.255 9.255.255.255 11.0.0.0 100.63.255.255
  100.64.0.0 100.127.255.255 100.128.0.0 169.253.255.255 169.254.169.254 169.255.0.0 172.15.255.255
  172.16.0.0 172.31.255.255 172.32.0.0 192.0.0.1 192.0.1.1 192.0.2.1 192.88.99.1 192.167.255.255
  192.168.0.0 192.168.255.255 192.169.0.0 192.31.196.1 192.52.193.1 192.175.48.1 198.17.255.255 198.18.0.0
  198.19.255.255 198.20.0.0 198.51.100.7 203.0.113.9 203.0.114.1 223.255.255.255 224.0.0.1 239.1.1.1
  240.0.0.1 255.255.255.255 8.8.8.8 1.1.1.1 1.1.1.1. [::] [::1] [::ffff:127.0.0.1] [::ffff:8.8.8.8]
  [fe80::1] [fc00::1] [fd00:ec2::254] [ff02::1] [2001:db8::1] [2001::1] [2001:10::1] [2001:20::1]
  [2002:7f00:1::] [64:ff9b::a00:1] [100::1] [3fff::1] [5f00::1] [2606:4700:4700::1111]
  [2001:4860:4860::8888] [2a00:1450::1] [2620:4f:8000::1] [2600::] localhost LOCALHOST localhost.
  a.localhost printer db.internal x.local router.home.arpa a.corp own.example OWN.example. notown.example
  own.example.org shop.example internal.example localhost.example`

test('leaves no way to sign in for which the browser itself calls hosts that a page names', () => {
  const { run, opened } = scopeWith(policy)
  run(`const asked = { password: true, publicKey: { rpId: 'localhost', rp: { id: 'localhost' } }, identity: {} }
    const container = new CredentialsContainer(); container.get(asked); container.create(asked)`)
  expect(opened).toEqual([
    ['get', 'password'],
    ['create', 'password'],
  ])
  expect(run(`'PublicKeyCredential' in globalThis || 'IdentityCredential' in globalThis`)).toBe(false)
})

test('leaves no download that the browser itself makes for a page, unseen', () => {
  const { run } = scopeWith(policy)
  expect(run(`'backgroundFetch' in ServiceWorkerRegistration.prototype`)).toBe(false)
  expect(run(`'BackgroundFetchManager' in globalThis`)).toBe(false)
})

describe('the guard of sockets', () => {
  test.each(hosts)('lets a page reach %s where its requests may go, and only there', (host) => {
    const allowed = checkTarget(`http://${host}/`, policy).ok
    expect(connects(`ws://${host}/`)).toBe(allowed)
  })

  test('lets all through where private targets are allowed, but this service itself', () => {
    const open = { allowPrivate: true, ownHosts: ['localhost:8787'] }
    expect(connects('ws://127.0.0.1:3000/', open)).toBe(true)
    expect(connects('ws://127.0.0.1:8787/ws', open)).toBe(false)
    expect(connects('ws://[::1]:8787/ws', open)).toBe(false)
  })

  test('reads an address once, relative to the page, whatever it is', () => {
    const { run, opened } = scopeWith(policy)
    run(`let asked = 0
      const shifting = { toString: () => asked++ === 0 ? 'wss://shop.example/a' : 'ws://127.0.0.1/' }
      new globalThis.WebSocket(shifting)
      new globalThis.WebSocket('/live')
      try { new globalThis.WebSocket('http://') } catch (error) { opened.push(error.name) }`)
    expect(opened).toEqual(['wss://shop.example/a', 'https://shop.example/live', 'SyntaxError'])
  })

  test('refuses WebTransport to the inside, and leaves WebRTC without any server', () => {
    const { run, opened } = scopeWith(policy)
    run(`try { new globalThis.WebTransport('https://10.0.0.1/') } catch (error) { opened.push(error.name) }
      new globalThis.WebTransport('https://shop.example/')
      const peer = new globalThis.RTCPeerConnection({ iceServers: [{ urls: 'stun:10.0.0.1' }] })
      peer.setConfiguration({ iceServers: [{ urls: 'turn:10.0.0.1' }] })`)
    expect(opened).toEqual([
      'SecurityError',
      'https://shop.example/',
      ['relay', undefined],
      ['relay', undefined],
    ])
  })

  const through = `new globalThis.WebSocket('ws://127.0.0.1/')`
  test.each<[what: string, attack: string, connect?: string]>([
    ['its prototype', '', `new (globalThis.WebSocket.prototype.constructor)('ws://127.0.0.1/')`],
    [
      'an object of it',
      '',
      `new ((new globalThis.WebSocket('wss://shop.example/')).constructor)('ws://127.0.0.1/')`,
    ],
    ['a class of its own', '', `class Mine extends globalThis.WebSocket {}; new Mine('ws://127.0.0.1/')`],
    ['Reflect', '', `Reflect.construct(globalThis.WebSocket, ['ws://127.0.0.1/'])`],
    [
      'its own Reflect',
      `Reflect.construct = (target, args) => { globalThis.leaked = target }; Reflect.apply = () => 'shop.example'`,
    ],
    ['its own URL', `URL = class { hostname = 'shop.example'; href = 'ws://127.0.0.1/' }`],
    [
      'a getter of URL',
      `Object.defineProperty(URL.prototype, 'hostname', { get: () => 'shop.example', configurable: true })`,
    ],
    ['methods of texts', `String.prototype.charCodeAt = () => 97; String.prototype.split = () => []`],
    [
      'methods of lists',
      `Array.prototype[Symbol.iterator] = function* () {}; Array.prototype.includes = () => false`,
    ],
    [
      'numbers in lists',
      `for (let at = 0; at < 9; at++) Object.defineProperty(Array.prototype, at, { get: () => 8, set: () => {}, configurable: true })`,
    ],
    [
      'a trap of its own',
      `for (const trap of ['get', 'apply', 'getPrototypeOf', 'has']) Object.prototype[trap] = (target) => { globalThis.leaked = target }; void WebSocket.name`,
    ],
  ])('cannot be passed by %s', (_what, attack, connect = through) => {
    const { run, opened } = scopeWith(policy, attack)
    try {
      run(connect)
    } catch {
      // An attack may break the page itself.
    }
    const leaked = run('globalThis.leaked')
    if (typeof leaked === 'function') expect(String(leaked)).not.toContain('opened')
    expect(opened.filter((address) => String(address).includes('127.0.0.1'))).toEqual([])
  })

  test('cannot be passed by what objects inherit', () => {
    const { run, opened } = scopeWith(policy, `Object.prototype.iceServers = [{ urls: 'stun:10.0.0.1' }]`)
    run('new globalThis.RTCPeerConnection({})')
    expect(opened).toEqual([['relay', undefined]])
  })
})
