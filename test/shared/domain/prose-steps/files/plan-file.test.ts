import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { leastSize, mediaTypeOf, planFile } from '../../../../../shared/domain/prose-steps/files/plan-file.ts'

function bytes(name: string, sizeBytes: number): Uint8Array {
  const { head, fill, tail } = planFile(name, sizeBytes)
  const all = new Uint8Array(sizeBytes).fill(fill)
  all.set(head, 0)
  all.set(tail, sizeBytes - tail.length)
  return all
}

const kinds = 'pdf png jpg jpeg gif webp svg txt md csv json xml html zip docx xlsx'.split(' ')
const text = (all: Uint8Array) => new TextDecoder('latin1').decode(all)

test.each(kinds)('a .%s of any size from the smallest begins and ends as its type does', (kind) => {
  const name = `a.${kind}`
  fc.assert(
    fc.property(fc.integer({ min: leastSize(name), max: 5000 }), (size) => {
      const { head, tail } = planFile(name, size)
      const all = text(bytes(name, size))
      expect(all.startsWith(text(head))).toBe(true)
      expect(all.endsWith(text(tail))).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test.each(kinds)('a .%s has a media type of its own', (kind) => {
  expect(mediaTypeOf(`x.${kind.toUpperCase()}`)).not.toBe('application/octet-stream')
})

test('a name without a type that we know gets zeros, and an empty file may have any name', () => {
  expect([...bytes('a.exe', 3)]).toEqual([0, 0, 0])
  expect(mediaTypeOf('pdf')).toBe('application/octet-stream')
  expect(planFile('a.pdf', 0)).toMatchObject({ head: new Uint8Array(0), tail: new Uint8Array(0) })
})

describe('what is made is read by others', () => {
  test.each([300_000, 1300, 777])('archives of %i bytes', (size) => {
    for (const kind of ['zip', 'docx', 'xlsx']) {
      const name = `a.${kind}`
      const files = unzipSync(bytes(name, Math.max(size, leastSize(name))))
      const [first] = Object.values(files)
      expect(strFromU8(first ?? new Uint8Array())).toMatch(/^(?:Test|<\?xml)/)
    }
  })

  test('archives pass the integrity test of Python', () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'))
    try {
      for (const kind of ['zip', 'docx', 'xlsx']) {
        writeFileSync(join(folder, kind), bytes(`a.${kind}`, 50_000))
        const answer = execFileSync('python3', [
          '-c',
          'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())',
          join(folder, kind),
        ])
        expect(String(answer).trim()).toBe('None')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('JSON of an exact size parses', () => {
    const all = bytes('a.json', 4321)
    expect(all).toHaveLength(4321)
    expect((JSON.parse(text(all)) as { text: string }).text).toHaveLength(4321 - '{"text":""}'.length)
  })

  test('the end of a PDF points at its cross-reference table', () => {
    const all = text(bytes('a.pdf', 2000))
    const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(all)?.[1])
    expect(all.slice(at, at + 5)).toBe('xref\n')
    const offsets = [...all.matchAll(/(\d{10}) 00000 n /g)].map((match) => Number(match[1]))
    expect(offsets.map((offset) => all.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj'])
  })
})
