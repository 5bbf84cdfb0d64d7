import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTests, type DesignEvent } from '../../../shared/domain/test-generation/index.ts'
import type { Tagger } from '../../../shared/domain/marking/tagger.ts'
import type { Marks } from '../../../shared/domain/marking/tags.ts'
import type { DesignInput } from '../../../shared/services/designer.ts'
import { design } from '../../../workers/design/design.ts'

const requirements = `The page has the fields Name (required, 2 to 40 characters) and Age (required, a whole number from 18 to 120).
When Age is outside this range, the message "Age must be from 18 to 120." is shown.`
const request: DesignInput = { requirements, mode: 'agentic', maxTestCases: 50 }

test('the Worker gives the cases of the engine with what the judge found, whether somebody listens or not', async () => {
  const engine = generateTests(request)
  const designed = await design(request)
  expect(engine.testCases.length).toBeGreaterThan(5)
  expect(designed.testCases.map(({ id, title, steps }) => ({ id, title, steps }))).toEqual(
    engine.testCases.map(({ id, title, steps }) => ({ id, title, steps })),
  )
  for (const { author, checks = [], verified } of designed.testCases) {
    expect(author).toBe('embedded')
    expect(checks.map(({ check }) => check)).toContain('grounded')
    const isRead = checks.some(({ check, result }) => check === 'readable' && result === 'holds')
    expect(verified).toBe(isRead)
  }
  expect(designed.summary.byAuthor).toEqual({ embedded: designed.testCases.length })
  expect(await design(request, () => Promise.resolve())).toEqual(designed)
})

test('every step is told in order, and the next one begins only when the one before was heard', async () => {
  let hearing = false
  const heard: DesignEvent[] = []
  await design(request, async (events) => {
    expect(hearing).toBe(false)
    hearing = true
    await new Promise((resolve) => setTimeout(resolve, 5))
    heard.push(...events)
    hearing = false
  })
  const direct: DesignEvent[] = []
  generateTests({ ...request, onProgress: (event) => void direct.push(event) })
  const untimed = (events: DesignEvent[]) => events.map((event) => ({ ...event, durationMs: 0 }))
  expect(untimed(heard)).toEqual(untimed(direct))
  expect(heard.filter(({ type }) => type === 'tool_call').length).toBeGreaterThan(3)
})

test('the work ends with the step at which nobody listens any more', async () => {
  let calls = 0
  const gone = () => {
    calls += 1
    return Promise.reject(new Error('the caller is gone'))
  }
  await expect(design(request, gone)).rejects.toThrow('the caller is gone')
  expect(calls).toBe(1)
})

test('code is read, and Gherkin is parsed before it is given', async () => {
  const codeContent = readFileSync(
    new URL('../../shared/domain/corpus/account-validation-ts.code.txt', import.meta.url),
    'utf8',
  )
  const { testCases, warnings } = await design({
    ...request,
    codeContent,
    codeLanguage: 'typescript',
    format: 'gherkin',
    maxTestCases: 200,
  })
  expect(warnings).toEqual([])
  expect(testCases.every(({ gherkin }) => gherkin?.startsWith('Feature: '))).toBe(true)
  expect(testCases.length).toBeGreaterThan((await design({ ...request, maxTestCases: 200 })).testCases.length)
})

const marks: Marks = { segments: [], roles: [], kinds: [{ kind: 'none', confidence: 1 }] }

test('the same request is designed once, and its steps are told again; without marks it is designed anew', async () => {
  const own = { ...request, requirements: `${requirements}\nThe list shows Name and Age.` }
  let loads = 0
  const taggerOf = (tagger: () => Tagger) => () => {
    loads += 1
    return Promise.resolve().then(tagger)
  }
  const failing = taggerOf(() => {
    throw new Error('no weights')
  })
  const without = await design(own, undefined, failing)
  expect(without.warnings).toHaveLength(1)
  const working = taggerOf(() => ({ mark: () => marks }))
  const heard: DesignEvent[] = []
  const listen = (events: DesignEvent[]) => Promise.resolve(void heard.push(...events))
  const first = await design(own, listen, working)
  expect(first.warnings).toEqual([])
  const [events, times] = [heard.splice(0), loads]
  expect(await design(own, listen, working)).toEqual(first)
  expect(heard).toEqual(events)
  expect(loads).toBe(times)
  await design({ ...own, maxTestCases: 49 }, listen, working)
  expect(loads).toBe(times + 1)
})

test('what is tested in part leaves no question, and a search for gaps names it', async () => {
  const page = [
    'The page "Preferences" has the field "Name" and the button "Save".',
    'The field "Name" must have 2 to 40 characters. Otherwise the page shows "Too short".',
    'When the field "Name" is valid and the visitor clicks "Save", the page shows "Saved".',
  ].join('\n\n')
  const made = await design({ requirements: page, mode: 'generate' })
  const [partly] = made.sentences.filter(({ status }) => status === 'partly')
  expect(partly).toMatchObject({ unused: ['Preferences'] })
  expect(made.gaps).toEqual([])
  const searched = await design({
    requirements: page,
    mode: 'gap-analysis',
    existingTestCases: made.testCases,
  })
  expect(searched.gaps).toEqual([
    expect.objectContaining({ description: expect.stringContaining('“Preferences”') }),
  ])
})
