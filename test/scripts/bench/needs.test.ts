import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as needs from '../../../bench/needs.ts'

test('each need says what it is and how to meet it in whole sentences, and can be asked for', async () => {
  for (const need of Object.values(needs)) {
    if (typeof need === 'string') continue
    expect(need.what).not.toMatch(/[.]$/)
    expect(need.how).toMatch(/^[A-Z].*[.]$/)
    expect(typeof (await need.isMet())).toBe('boolean')
  }
})

test('no file of a benchmark reaches outside of the checkout but by its needs', async () => {
  const files = globSync('bench/**/*.ts', { exclude: ['bench/exam/**'] })
  expect(files).toContain('bench/needs.ts')
  const outside: string[] = []
  for (const file of files) {
    const depth = file.split('/').length
    const climbs = `'${'../'.repeat(depth)}`
    if ((await readFile(file, 'utf8')).includes(climbs)) outside.push(file)
  }
  expect(outside).toEqual(['bench/needs.ts'])
})
