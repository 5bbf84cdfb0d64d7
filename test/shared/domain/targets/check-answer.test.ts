import { expect, test } from 'vitest'
import { answerRefusal } from '../../../../shared/domain/targets/check-answer.ts'

const strict = { allowPrivate: false, ownHosts: [] }

test.each([
  ['http://rebound.example/', '127.0.0.1', 80],
  ['https://rebound.example/', '10.0.0.8', 443],
  ['https://rebound.example:8443/', '[fd00::1]', 8443],
  ['wss://rebound.example/', '169.254.169.254', 443],
])('an answer to %s from %s is refused', (url, remoteIPAddress, remotePort) => {
  expect(answerRefusal({ url, remoteIPAddress, remotePort }, strict)).toMatch(/private/)
})

test.each([
  ['a public address', '93.184.216.34', 443],
  ['a public address behind NAT64', '[64:ff9b::5db8:d822]', 443],
  ['a proxy, which has another port', '10.0.0.1', 3128],
  ['nobody who is known', undefined, undefined],
  ['a cache', '', 0],
])('an answer from %s may be used', (_who, remoteIPAddress, remotePort) => {
  expect(answerRefusal({ url: 'https://site.example/', remoteIPAddress, remotePort }, strict)).toBeUndefined()
})

test('a name that leads to this service is refused even where private targets are allowed, and its neighbour is not', () => {
  const open = { allowPrivate: true, ownHosts: ['localhost:8787'] }
  const from = (remotePort: number) =>
    answerRefusal(
      { url: `http://rebound.example:${remotePort}/`, remoteIPAddress: '127.0.0.1', remotePort },
      open,
    )
  expect(from(8787)).toMatch(/itself/)
  expect(from(3000)).toBeUndefined()
})

test('the demo form may be answered by this service itself where private targets are allowed', () => {
  const answer = { url: 'http://localhost:8787/demo', remoteIPAddress: '127.0.0.1', remotePort: 8787 }
  expect(answerRefusal(answer, { allowPrivate: true, ownHosts: ['localhost:8787'] })).toBeUndefined()
  expect(answerRefusal(answer, { allowPrivate: false, ownHosts: ['localhost:8787'] })).toMatch(/private/)
})
