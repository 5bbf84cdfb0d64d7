import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { playAgain, unstableFaults } from '../../../scripts/checks/play-again.mjs'

const failure = (file: string, name = 'signs in') => ({ file, name, text: 'Error: no' })
const report = (changes: object = {}) => ({
  passed: 8,
  skipped: 0,
  notes: [],
  files: [],
  failures: [] as ReturnType<typeof failure>[],
  hasStoodStill: false,
  ...changes,
})
const pages = { name: 'pages', live: true }

test('a run without a failure is played once', async () => {
  const play = vi.fn()
  expect(await playAgain(pages, report(), play)).toEqual({ ...report(), unstable: [] })
  expect(play).not.toHaveBeenCalled()
})

test('each file of a live suite that failed is played once more, alone, and is unstable if it passes', async () => {
  const play = vi.fn(async ({ files: [file] }: { files: string[] }) =>
    file === 'b.test.ts' ? report({ failures: [failure('b.test.ts')] }) : report(),
  )
  const first = report({
    failures: [failure('a.test.ts'), failure('a.test.ts', 'signs out'), failure('b.test.ts')],
  })
  const { passed, failures, unstable } = await playAgain(pages, first, play)
  expect(play.mock.calls).toEqual([[{ files: ['a.test.ts'] }], [{ files: ['b.test.ts'] }]])
  expect(passed).toBe(10)
  expect(failures).toEqual([failure('b.test.ts')])
  expect(unstable).toEqual([
    { file: 'a.test.ts', failures: [failure('a.test.ts'), failure('a.test.ts', 'signs out')] },
  ])
})

test('a file that plays nothing the second time has not passed', async () => {
  const failed = report({ failures: [failure('a.test.ts')] })
  const skipping = async () => report({ passed: 0, skipped: 1 })
  const { passed, failures, unstable } = await playAgain(pages, failed, skipping)
  expect({ passed, failures, unstable }).toEqual({ passed: 8, failures: failed.failures, unstable: [] })
})

test('the first failures stay where the second run came to no end', async () => {
  const failed = report({ failures: [failure('a.test.ts')] })
  const cut = async () => report({ failures: [failure('', 'outside of any test')] })
  expect((await playAgain(pages, failed, cut)).failures).toEqual(failed.failures)
})

test('so many files that the run fails anyway are not played again', async () => {
  const play = vi.fn()
  const failed = report({ failures: ['a', 'b', 'c'].map((file) => failure(file)) })
  expect((await playAgain(pages, failed, play)).failures).toEqual(failed.failures)
  expect(play).not.toHaveBeenCalled()
})

test.each([
  ['of another suite', { name: 'node' }, failure('a.test.ts')],
  ['outside of any file', pages, failure('')],
])('a failure %s is final', async (_, suite, failed) => {
  const play = vi.fn()
  expect(await playAgain(suite, report({ failures: [failed] }), play)).toMatchObject({
    failures: [failed],
    unstable: [],
  })
  expect(play).not.toHaveBeenCalled()
})

test('a suite whose runtime stood still is played whole once more, and is unstable if it passes', async () => {
  const failed = report({ failures: [failure('')], hasStoodStill: true })
  const suite = { name: 'workers 1/3' }
  const passing = vi.fn(async () => report())
  expect(await playAgain(suite, failed, passing)).toMatchObject({
    failures: [],
    unstable: [{ file: 'all of workers 1/3', failures: [failure('')] }],
  })
  expect(passing).toHaveBeenCalledExactlyOnceWith({})
  expect(await playAgain(suite, failed, async () => failed)).toMatchObject({
    failures: [failure('')],
    unstable: [],
  })
})

test.each([
  ['none', [], [], []],
  ['two new ones', ['a', 'b'], ['c'], []],
  ['three', ['a', 'b', 'c'], [], ['3 unstable files, at most 2 are allowed']],
  ['one that was unstable before', ['a'], ['a'], ['unstable again: a']],
])('of unstable files %s: the run is judged', (_, files, known, faults) => {
  expect(
    unstableFaults(
      files.map((file) => ({ file, failures: [] })),
      known,
    ),
  ).toEqual(faults)
})

test('the list of unstable files holds at most five, each a test of ours with a suspected cause', () => {
  const listed = JSON.parse(readFileSync('test/unstable.json', 'utf8')) as { file: string; cause: string }[]
  expect(listed.length).toBeLessThanOrEqual(5)
  for (const { file, cause } of listed) {
    expect(globSync(file), file).toHaveLength(1)
    expect(cause.length, file).toBeGreaterThan(20)
  }
})
