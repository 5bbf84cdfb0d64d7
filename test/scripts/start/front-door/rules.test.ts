import { expect, test } from 'vitest'
import {
  answeredHeaders,
  forwardedHeaders,
  hostsOf,
  refusalOf,
} from '../../../../scripts/start/front-door/rules.mjs'
import { addressVars, withInner } from '../../../../scripts/start/front-door/vars.mjs'

const hosts = hostsOf({ port: 8787, named: ['https://app.example.com', 'dev.lan:9000', 'tools.lan'] })
const refused = (host: string[], url = '/') =>
  refusalOf({ url, rawHeaders: host.flatMap((value) => ['Host', value]) }, hosts)?.error ?? null

test.each([
  'localhost:8787',
  'LOCALHOST:8787',
  '127.0.0.1:8787',
  '[::1]:8787',
  'app.example.com',
  'app.example.com:8787',
  'dev.lan:9000',
  'tools.lan',
])('%s is a host of ours', (host) => {
  expect(refused([host])).toBeNull()
})

test.each([
  'evil.example',
  'evil.example:8787',
  'localhost',
  'localhost:3000',
  'localhost.:8787',
  'localhost.evil.example:8787',
  '127.0.0.1.evil.example:8787',
  'ada@localhost:8787',
  'localhost:8787@evil.example',
  'localhost:8787, evil.example',
  ' ',
  '',
  '0.0.0.0:8787',
  '127.1:8787',
  '2130706433:8787',
])('%j is none', (host) => {
  expect(refused([host])).toBe('host_refused')
})

test('no host and two of them are none either', () => {
  expect(refused([])).toBe('host_refused')
  expect(refused(['localhost:8787', 'localhost:8787'])).toBe('host_refused')
})

test.each(['http://evil.example/', 'http://localhost:8787/api/health', '*', 'evil.example:443'])(
  'the address %j is no path',
  (url) => {
    expect(refused(['localhost:8787'], url)).toBe('validation_failed')
    const { details } = refusalOf({ url, rawHeaders: ['Host', 'localhost:8787'] }, hosts) ?? {}
    expect(details).toEqual([{ path: '', message: 'The address must be a path' }])
  },
)

test.each([
  '/cdn-cgi/local/explorer',
  '/cdn-cgi/local/scheduled?cron=*',
  '//cdn-cgi/local/scheduled',
  '/x/../cdn-cgi/local/email',
  '/x/%2e%2e/cdn-cgi/local/email',
  '/.\\cdn-cgi/local/email',
  '/\\cdn-cgi/local/email',
  '/cdn-cgi',
  '/__scheduled',
  '/__cf_local/stream/x',
])('%s of the development server is not there', (url) => {
  expect(refused(['localhost:8787'], url)).toBe('not_found')
})

test.each([
  '/',
  '/api/health',
  '/ws?access_token=a',
  '/docs/cdn-cgi/',
  '//evil.example/',
  '/api/x?u=http://y/',
])('%s may pass', (url) => {
  expect(refused(['localhost:8787'], url)).toBeNull()
})

test('what only the network may say is taken from a client, and said instead', () => {
  const rawHeaders = [
    ['Host', 'localhost:8787'],
    ['CF-Connecting-IP', '192.0.2.1'],
    ['cf-connecting-ip', '192.0.2.2'],
    ['CF-IPCountry', 'SE'],
    ['MF-Original-URL', 'http://evil.example/'],
    ['MF-CF-Blob', '{}'],
    ['X-Front-Door', 'guessed'],
    ['Connection', 'keep-alive, x-mine'],
    ['Expect', '100-continue'],
    ['Origin', 'https://one.example'],
    ['Origin', 'https://two.example'],
    ['Content-Length', '3'],
  ].flat()
  expect(forwardedHeaders({ rawHeaders }, { address: '127.0.0.1', secret: 'abc' })).toEqual([
    'Host',
    'localhost:8787',
    'Origin',
    'https://one.example',
    'Origin',
    'https://two.example',
    'Content-Length',
    '3',
    'CF-Connecting-IP',
    '127.0.0.1',
    'X-Front-Door',
    'abc',
  ])
})

test('an address that is not known is not said, and a body in chunks stays one', () => {
  const rawHeaders = ['Host', 'localhost:8787', 'Transfer-Encoding', 'chunked']
  expect(forwardedHeaders({ rawHeaders }, { address: undefined, secret: 'abc' })).toEqual([
    'Host',
    'localhost:8787',
    'Transfer-Encoding',
    'chunked',
    'X-Front-Door',
    'abc',
  ])
})

test('an answer keeps every header that is not about the connection, also those that come twice', () => {
  const rawHeaders = ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Connection', 'close', 'Content-Length', '2']
  expect(answeredHeaders({ rawHeaders })).toEqual([
    'Set-Cookie',
    'a=1',
    'Set-Cookie',
    'b=2',
    'Content-Length',
    '2',
  ])
})

test('links lead to the port that was asked for unless the operator says otherwise, and runs to none of our ports', () => {
  const { vars, named } = addressVars({ port: 8787, secret: 'abc' })
  expect(vars).toMatchObject({ PUBLIC_ORIGIN: 'http://localhost:8787', ADDRESS_HEADER: 'CF-Connecting-IP' })
  expect(withInner(vars, 40_000).OWN_HOSTS?.split(' ')).toEqual(
    expect.arrayContaining(['localhost:8787', '[::1]:40000']),
  )
  expect(hostsOf({ port: 8787, named })).toEqual(hostsOf({ port: 8787 }))
  const settings = { PUBLIC_ORIGIN: 'https://app.example.com', OWN_HOSTS: 'dev.lan' }
  const own = addressVars({ port: 8787, secret: 'abc', settings })
  expect(own.vars.PUBLIC_ORIGIN).toBe('https://app.example.com')
  expect(own.named).toEqual(['dev.lan', 'https://app.example.com'])
})
