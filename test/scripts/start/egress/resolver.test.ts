import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machineResolver, mostByMachine } from '../../../../scripts/start/egress/resolver.mjs'
import { startNameServer } from '../../../support/name-server.ts'
import { removeFolder } from '../../../support/remove-folder.ts'

const addresses = new Map([['quick.example', ['93.184.215.14', '10.0.0.1']]])
let names: Awaited<ReturnType<typeof startNameServer>>
let folder = ''
let hostsFile = ''
beforeAll(async () => {
  names = await startNameServer((name) => (name.startsWith('silent') ? null : (addresses.get(name) ?? [])))
  folder = await mkdtemp(join(tmpdir(), 'tracewright-hosts-'))
  hostsFile = join(folder, 'hosts')
  const lines = [
    '# 10.0.0.9 commented.example',
    '10.0.0.7\tShop.Example  shop # mine',
    '::7 shop.example',
    'junk',
  ]
  await writeFile(hostsFile, lines.join('\r\n'))
})
afterAll(async () => {
  names.close()
  await removeFolder(folder)
})

/** A machine that answers nothing, as one whose few threads all wait. */
function busyMachine() {
  const lookups: string[] = []
  const look = (host: string) => {
    lookups.push(host)
    return new Promise<never>(() => undefined)
  }
  return { lookups, resolve: machineResolver({ servers: [names.at], hostsFile, look }) }
}

test('names whose servers answer nothing keep no other name waiting', async () => {
  const { lookups, resolve } = busyMachine()
  for (let at = 0; at < 100; at++) void resolve(`silent-${at}.example`).catch(() => undefined)
  expect(await resolve('quick.example')).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ])
  expect(lookups).toEqual([])
})

test('what stands in the file of hosts is true, in whatever spelling', async () => {
  const { resolve } = busyMachine()
  const shop = [
    { address: '10.0.0.7', family: 4 },
    { address: '::7', family: 6 },
  ]
  for (const name of ['shop.example', 'SHOP.example.']) expect(await resolve(name)).toEqual(shop)
  expect(await resolve('shop')).toEqual(shop.slice(0, 1))
})

test('names that no name server knows, and those of a network, are left to the machine', async () => {
  const look = async (host: string) => [{ address: '10.0.0.8', family: 4, host }]
  const resolve = machineResolver({ servers: [names.at], hostsFile, look })
  for (const host of ['printer', 'printer.local', 'unknown.example', 'commented.example'])
    expect(await resolve(host)).toEqual(await look(host))
  expect(names.asked()).not.toContain('printer.local')
})

test('the machine is asked for few at a time, and of more it is told at once that nobody knows them', async () => {
  const { lookups, resolve } = busyMachine()
  const waiting = Array.from({ length: mostByMachine }, (_, at) => resolve(`host-${at}.local`))
  // Each reads the file of hosts first, so they reach the machine in any order.
  await expect.poll(() => lookups.length).toBe(waiting.length)
  await expect(resolve('one-more.local')).rejects.toThrow('wait')
  expect(lookups).toHaveLength(waiting.length)
  expect(await resolve('quick.example')).toHaveLength(2)
})
