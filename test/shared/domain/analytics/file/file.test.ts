import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Checked, checkLine, nothingChecked } from '../../../../../shared/domain/analytics/file/check.ts'
import { endLine, eventLine, headLine, readLine } from '../../../../../shared/domain/analytics/file/lines.ts'
import { readMember } from '../../../../../shared/domain/analytics/file/member.ts'
import { describeEvent } from '../../../../../shared/domain/analytics/reading/describe-event.ts'
import type { Problem } from '../../../../../shared/domain/tracker/problem.ts'
import { propertyLimits, readProperties } from '../../../../../shared/domain/tracker/properties.ts'
import { damages } from '../../../../support/bombs/gzip.ts'
import { eventAt, someEvents } from '../../../../support/analytics-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

const head = headLine({ at: 1, website: { name: 'Shop' } })
const ledger = { received: 3, stored: 1, dropped: { bot: 2 } }

async function* pieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** All lines of a file, read member by member as they begin. */
async function linesOf(bytes: Uint8Array, length = 64 * 1024): Promise<string[]> {
  const lines: string[] = []
  for (let at = 0; at < bytes.length;)
    at += await readMember(pieces(bytes.subarray(at), length), (line) => void lines.push(line))
  return lines
}

/** What a file is refused with, or null. */
function faultOf(texts: readonly string[]): string | null {
  const checked: Checked = { ...nothingChecked }
  for (const text of texts) {
    const fault = checkLine(checked, readLine(text.replace(/\n$/, '')))
    if (fault) return fault
  }
  return checked.end ? null : 'no end'
}

test('every event is read as it was written', () => {
  forAll([someEvents()], (events) => {
    for (const event of events) expect(readLine(eventLine(event).trimEnd())).toEqual({ is: 'event', event })
  })
})

test('the lines of a file are the same however it is cut into members and pieces', async () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '))
  const members = fc.array(fc.array(line), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(members, fc.integer({ min: 1, max: 50 }), async (some, length) => {
      const packed = some.map((lines) => gzipSync(lines.map((each) => `${each}\n`).join('')))
      const asBytes = new TextDecoder().decode(new TextEncoder().encode(some.flat().join('\n')))
      expect((await linesOf(Buffer.concat(packed), length)).join('\n')).toBe(asBytes)
    }),
  )
})

describe('a file that', () => {
  const lines = Array.from({ length: 300 }, (_, at) => `line ${at} ${(at * 7919) % 1000}`)
  const pack = (some: readonly string[]) => gzipSync(some.map((line) => `${line}\n`).join(''))
  const [first, second] = [pack(lines.slice(0, 100)), pack(lines.slice(100))]

  test.each(damages)('%s is refused', async (_, damage) => {
    for (const length of [1, 7, 64 * 1024]) {
      await expect(linesOf(damage(second), length)).rejects.toThrow()
      await expect(linesOf(Buffer.concat([first, damage(second)]), length)).rejects.toThrow()
    }
  })

  test('is cut off anywhere is refused', async () => {
    const whole = Buffer.concat([first, second])
    for (let length = 1; length < whole.length; length++)
      if (length !== first.length) await expect(linesOf(whole.subarray(0, length))).rejects.toThrow()
  })

  // Of the last byte of data a few bits may be of no meaning.
  test('has a byte changed is refused, unless that changes nothing', async () => {
    for (let at = 10; at < first.length; at++) {
      const damaged = Buffer.concat([first, second])
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8))
      expect(await linesOf(damaged).catch(() => 'refused')).toBeOneOf(['refused', lines])
    }
  })

  test('has a name, a comment, extra data and an empty member is read', async () => {
    const header = [31, 139, 8, 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 2, 0, 1, 2]
    const withName = Buffer.concat([Buffer.from(header), Buffer.from('a.ndjson\0why\0'), second.subarray(10)])
    const whole = Buffer.concat([first, gzipSync(''), withName])
    for (const length of [1, 64 * 1024]) expect(await linesOf(whole, length)).toEqual(lines)
  })
})

describe('of a file that is', () => {
  const event = eventLine(eventAt(0, { visitor: '', texts: { path: '/' } }))
  const end = endLine({ events: 1, ledger })

  test('whole, nothing is said', () => expect(faultOf([head, event, end])).toBeNull())

  test.each([
    ['cut off', [head, event], 'no end'],
    ['without a head', [event, end], 'The file does not begin as the export of a website.'],
    ['short of an event', [head, end], 'The file tells of 1 events and holds 0.'],
    ['two files in one', [head, event, head], 'Line 3 begins anew.'],
    ['longer than its end', [head, event, end, event], 'Line 4 stands after the end.'],
    ['damaged', [head, '{"at":1'], 'Line 2 cannot be read.'],
    ['of another version', [head.replace('"version":1', '"version":2')], 'Line 1 cannot be read.'],
    ['of nobody', [head, event.replace('{', `{"visitor":"${'0'.repeat(16)}",`)], 'Line 2 cannot be read.'],
    ['of a field that is none', [head, event.replace('{', '{"ip":"192.0.2.1",')], 'Line 2 cannot be read.'],
    ['of no right sum', [head, event, end.replace('"received":3', '"received":4')], 'Line 3 cannot be read.'],
  ])('%s, it is said where', (_, texts, fault) => expect(faultOf(texts)).toBe(fault))
})

test('a line without an end is refused before it is held', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20, 'a'))
  await expect(linesOf(bomb)).rejects.toThrow('A line is too long')
})

test.each([
  ['text', Buffer.from('no gzip at all, but longer than its head')],
  ['gzip that is damaged', gzipSync('{"a":1}\n'.repeat(1000)).fill(255, 12, 40)],
  ['a member that ends within a line', gzipSync('{"a":1}\n{"b"')],
])('%s is refused', async (_, bytes) => {
  await expect(linesOf(bytes)).rejects.toThrow()
})

test('the largest properties that a hit may have come back out of a file', () => {
  const problems: Problem[] = []
  const { values, keyLength, textLength } = propertyLimits
  const largest = (name: string) => {
    const keys = Array.from({ length: values }, (_, n) => `${name}${n}`.padEnd(keyLength, '\u0001'))
    const all = Object.fromEntries(keys.map((key) => [key, '\u0002'.repeat(textLength)]))
    return readProperties(all, name, problems)
  }
  const payload = { data: largest('data') ?? {}, session: largest('session') ?? {} }
  expect(problems).toEqual([])
  const event = describeEvent({
    eventId: crypto.randomUUID(),
    websiteId: crypto.randomUUID(),
    visitId: crypto.randomUUID(),
    receivedAt: 1,
    type: 'event',
    payload,
    client: {},
  })
  expect(event.texts.data?.length).toBeGreaterThan(300_000)
  expect(readLine(eventLine(event))).toEqual({ is: 'event', event })
})
