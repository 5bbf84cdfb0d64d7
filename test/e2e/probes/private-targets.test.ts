import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCanary, type Canary } from '../../support/canary.ts'
import { startWaysSite } from '../../support/hostile/start-ways-site.ts'
import { sharedDeployedProduct } from '../../support/shared-deployed-product.ts'
import { filesOf } from '../../support/true-run.ts'

let canary: Canary
let site: Awaited<ReturnType<typeof startWaysSite>>
const product = sharedDeployedProduct()

beforeAll(async () => {
  canary = await startCanary()
  site = await startWaysSite(canary.port)
})
afterAll(async () => {
  await canary.close()
  site.close()
})

const opens = (path: string, expectedResult = 'The text "Hello" is visible') => ({
  stepNumber: 1,
  action: `Open "${path}"`,
  expectedResult,
})

/** Runs one case for each path and waits for the end. */
async function visit(paths: string[], { config = {}, host = 'site.example', further = [] as object[] } = {}) {
  const visitor = product.visitor()
  const idOf = (path: string) => path.replaceAll(/\W/g, '') || 'start'
  const cases = paths.map((path) => ({ id: idOf(path), title: path, steps: [opens(path), ...further] }))
  const given = { url: site.url('/', host), video: false, ...config }
  return visitor.ended(await visitor.runCases(cases, given))
}

describe('whatever a page tries', () => {
  test('nobody inside hears of it, by no way and from nowhere', async () => {
    const tried = 'The text "All tried" is visible'
    const wait = { stepNumber: 2, action: 'Wait 2 seconds', expectedResult: tried }
    const names = [
      'document',
      'workers',
      'popups',
      'speculation',
      'frames',
      'elements',
      'header',
      'data-header',
    ]
    const run = await visit(
      names.map((name) => `/${name}`),
      { further: [wait] },
    )
    expect(canary.heard()).toEqual([])
    expect(run.cases.map(({ title, status, error }) => [title, status, error])).toEqual(
      names.map((name) => [`/${name}`, 'passed', undefined]),
    )
  })
})

describe('a private page that is shown all the same', () => {
  test('ends its case, and nothing of it is kept', async () => {
    const look = { stepNumber: 2, action: 'Wait 2 seconds', expectedResult: 'The text "sings" is visible' }
    const run = await visit(['/leave'], { config: { video: true }, further: [look] })
    const [one] = run.cases
    expect(one).toMatchObject({ status: 'error', error: expect.stringMatching(/^targets\.refused: /) })
    expect(one).toMatchObject({ videoUrl: null, harUrl: null, consoleUrl: null, traceUrl: null })
    expect(JSON.stringify(run)).not.toContain('canary')
    const files = await filesOf(run)
    const ofCase = Object.keys(files).filter((name) => name.startsWith('case-'))
    expect(ofCase.filter((name) => !name.includes('step-1'))).toEqual([])
    for (const bytes of Object.values(files)) expect(Buffer.from(bytes).toString()).not.toContain('sings')
  })
})

test('rules that only the browser itself reads lead to nobody inside', async () => {
  const wait = { stepNumber: 2, action: 'Wait 2 seconds', expectedResult: 'The text "Hello" is visible' }
  const before = canary.heard()
  await visit(['/declared'], { further: [wait] })
  expect(canary.heard()).toEqual(before)
})

describe('scripts of ours', () => {
  test('do in pages what they are for, as the built Worker sends them', async () => {
    const type = {
      stepNumber: 2,
      action: 'Type "%PASS%" into the "Word" field',
      expectedResult: 'The "Word" field contains "%PASS%"',
    }
    const config = { video: true, secrets: { PASS: 'correct horse' } }
    const run = await visit(['/word'], { config, further: [type] })
    const [one] = run.cases
    expect([one?.status, one?.error, one?.warnings]).toEqual(['passed', undefined, []])
    // Fields are found and read, secrets are painted as dots, a video is encoded, and the field is outlined in a picture.
    expect(site.came).toContain('site.example/shown-as-disc')
    expect(one?.videoUrl).not.toBeNull()
    expect(Object.keys(one?.screenshotUrls ?? {})).toContain(one?.steps[1]?.targetScreenshotKey)
  })
})

test.each([
  'own.example',
  'OWN.example.:8443',
  '[::127.0.0.1]',
  '[2002:7f00:1::]',
  'a.test',
  'db.localdomain',
])('a run that shall begin at %s is refused at once', async (host) => {
  const visitor = product.visitor()
  const { sessionId } = await visitor.sessionWith([{ id: 'A', title: 'Inside', steps: [opens('/')] }])
  const body = { sessionId, testCaseIds: ['A'], config: { url: `http://${host}/` } }
  expect(await visitor.refusal('POST', '/execute', body)).toMatchObject({
    status: 400,
    error: 'targets.refused',
  })
})
