import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guidePage } from '../../shared/domain/prose-steps/guide/link.ts'
import { stepGuide } from '../../shared/domain/prose-steps/guide/guide.ts'
import { pages } from '../../web/pages.ts'

const folders = ['shared/domain/prose-steps', 'workers/features/hosted-runs']

test('the guide explains each error that a step can end with, and no other', async () => {
  const codes = new Set<string>()
  for (const folder of folders)
    for (const path of await readdir(folder, { recursive: true })) {
      if (!path.endsWith('.ts') || path.startsWith('guide/')) continue
      const source = await readFile(join(folder, path), 'utf8')
      for (const [, code = ''] of source.matchAll(/'(steps\.[a-z_]+)'/g)) codes.add(code)
    }
  expect(stepGuide.errors.map(({ code }) => code).toSorted()).toEqual([...codes].toSorted())
})

test('the page stands where the messages of steps say that it does', () => {
  expect(pages.find(({ path }) => path === guidePage)?.title).toBe('How to write steps')
})
