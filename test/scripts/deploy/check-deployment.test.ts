import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkDeployment } from '../../../scripts/deploy/check/check-deployment.mjs'

async function check(url: string) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  return { faults: await checkDeployment(url, { target: 'https://example.com/', say }), lines }
}

test('a server that says yes to everything holds none of the checks, and each line says why', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Parked</h1>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { faults, lines } = await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(faults).toBe(lines.length)
    expect(lines.join('\n')).toMatch(/sign-in works .* answered 200/)
    expect(lines.join('\n')).not.toMatch(/answered 200 (?:\s|:)/)
    expect(lines.join('\n')).toMatch(/LOCAL is true/)
    expect(lines.join('\n')).toMatch(/not tried without test cases/)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('an address where nobody is gets one line with the reason, and nothing else is tried', async () => {
  const { faults, lines } = await check('http://127.0.0.1:1')
  expect(faults).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^FAULT · it answers, by https · fetch failed \(.+\)/),
    'Nobody can be reached at http://127.0.0.1:1, so nothing else was tried.',
  ])
})
