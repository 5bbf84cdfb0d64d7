import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HarLog } from '../../shared/domain/evidence/har.ts'
import type { ExecutionView } from '../../workers/features/hosted-runs/execution-schemas.ts'
import { type HostileSite, startHostileSite } from '../support/hostile/start-hostile-site.ts'
import { publicGenerator } from '../support/public-generator.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { type Site, startSite } from '../support/site/start-site.ts'

type View = z.output<ReturnType<typeof ExecutionView>>
type Prose = [action: string, expectedResult?: string]

interface CaseProse {
  id: string
  steps: Prose[]
  expectedResult?: string
}

const product = sharedProduct()
let visitor: ReturnType<typeof publicGenerator>
let site: Site
/** Changes a page of the site from now on. */
let mutate = (_path: string, html: string) => html
let hostile: HostileSite

beforeAll(async () => {
  visitor = publicGenerator(product.origin())
  ;[site, hostile] = await Promise.all([
    startSite({ mutate: (path, html) => mutate(path, html) }),
    startHostileSite(),
  ])
})

afterAll(() => Promise.all([site.close(), hostile.close()]))

async function newSession(cases: CaseProse[]): Promise<string> {
  const testCases = cases.map(({ id, steps, expectedResult }) => ({
    id,
    title: `Case ${id}`,
    steps: steps.map(([action, expected = ''], index) => ({
      stepNumber: index + 1,
      action,
      expectedResult: expected,
    })),
    ...(expectedResult === undefined ? {} : { expectedResult }),
  }))
  return (await visitor.sessionWith(testCases)).sessionId
}

async function execute(sessionId: string, cases: CaseProse[], config: Record<string, unknown>) {
  const ids = cases.map(({ id }) => id)
  return (await visitor.execute(sessionId, ids, config)).executionId
}

const startRun = async (cases: CaseProse[], config: Record<string, unknown>) =>
  execute(await newSession(cases), cases, config)
const finished = (executionId: string): Promise<View> => visitor.ended(executionId, 600_000)

const run = async (cases: CaseProse[], config: Record<string, unknown> = {}) =>
  finished(await startRun(cases, { url: site.url, ...config }))

async function download(url: string | null | undefined): Promise<Buffer> {
  const response = await fetch(url ?? '')
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const secret = 'correct horse & battery'

const signUp: CaseProse = {
  id: 'PASSES',
  steps: [
    ['Open "/sign-up"', 'The page title contains "Sign up"'],
    ['Enter "Ada" in Name'],
    ['Enter "ada@example.com" in E-mail and enter "36" in Age'],
    ['Enter "%PASS%" in Password'],
    ['Check "I agree to the terms"'],
    ['Click the "Create account" button', 'The text "Welcome, Ada" is visible'],
  ],
  expectedResult: 'The URL contains "/welcome"',
}
const wrongText: CaseProse = {
  id: 'FAILS',
  steps: [['Open "/orders"', 'The text "Nothing like this" is visible'], ['Open "/"']],
}
const missingButton: CaseProse = {
  id: 'ERRS',
  steps: [
    ['Open "/orders"'],
    ['Click the "Launch rocket" button'],
    ['Click "Orders"'],
    ['Ponder the "Orders"'],
  ],
}
/** Judged as the import of a feature leaves it: `Given the reader is blocked`. */
const unprepared = {
  id: 'UNPREPARED',
  title: 'A reader who is blocked',
  preconditions: ['The reader is blocked'],
  steps: [{ stepNumber: 1, action: 'Open "/orders"', expectedResult: 'The text "Orders" is visible' }],
  automation: { ready: false, reasons: ['precondition must be set up: The reader is blocked'] },
}
const uncheckable: CaseProse = { id: 'CHECKS-NOTHING', steps: [['Open "/orders"']] }

test('a case whose precondition nobody brings about has no verdict, though its checks hold', async () => {
  const { sessionId } = await visitor.sessionWith([unprepared])
  const { executionId } = await visitor.execute(sessionId, [unprepared.id], { url: site.url })
  const { cases } = await finished(executionId)
  expect(cases[0]).toMatchObject({ status: 'error', steps: [{ status: 'passed' }] })
  expect(cases[0]?.error).toMatch(/^cases\.precondition_unmet: .*“The reader is blocked”/)
})

describe('a run of cases that pass, fail and err', () => {
  let view: View

  beforeAll(async () => {
    view = await run([signUp, wrongText, missingButton, uncheckable], {
      secrets: { PASS: secret },
      locale: 'de-DE',
      timezone: 'Asia/Tokyo',
    })
  })

  test('each case gets its own verdict, and the run itself is completed', () => {
    expect(view.status).toBe('completed')
    expect(view.cases.map(({ testCaseId, status }) => [testCaseId, status])).toEqual([
      ['PASSES', 'passed'],
      ['FAILS', 'failed'],
      ['ERRS', 'error'],
      ['CHECKS-NOTHING', 'error'],
    ])
    expect(view.counts).toEqual({ total: 4, passed: 1, failed: 1, error: 2, skipped: 0, healed: 0 })
    expect(view.cases[1]?.steps.map(({ status }) => status)).toEqual(['failed', 'skipped'])
    expect(view.cases[2]?.error).toContain('steps.not_found')
    expect(view.cases[3]?.error).toContain('cases.unverifiable')
    expect(view.cases[2]?.steps.map(({ status, error = '' }) => [status, error.split(':')[0]])).toEqual([
      ['passed', ''],
      ['error', 'steps.not_found'],
      ['skipped', ''],
      ['skipped', 'steps.not_understood'],
    ])
    expect(view.cases[2]?.steps[3]?.error).toContain('Click "Orders"')
    expect(view.cases[0]?.assertions).toMatchObject([{ kind: 'assert_url', passed: true }])
    expect(view.browser?.name).toContain('Chrome')
  })

  test('every step about an element has a second picture in which that element is outlined', async () => {
    const { steps = [], screenshotUrls = {} } = view.cases[0] ?? {}
    const outlined = steps.filter(({ targetScreenshotKey }) => targetScreenshotKey)
    expect(outlined.length).toBeGreaterThan(3)
    for (const { screenshotKey = '', targetScreenshotKey = '' } of outlined) {
      const [plain, framed] = await Promise.all(
        [screenshotKey, targetScreenshotKey].map((key) => download(screenshotUrls[key])),
      )
      expect(Buffer.compare(plain!, framed!)).not.toBe(0)
    }
  })

  test('the HAR shows the requests with status, time and text bodies', async () => {
    const { log } = JSON.parse(String(await download(view.cases[0]?.harUrl))) as { log: HarLog }
    const shown = log.entries.map(({ request, response }) => [
      request.method,
      new URL(String(request.url)).pathname,
      response.status,
    ])
    expect(shown).toEqual(
      expect.arrayContaining([
        ['GET', '/sign-up', 200],
        ['POST', '/sign-up', 303],
        ['GET', '/welcome', 200],
      ]),
    )
    for (const entry of log.entries) expect(entry.time).toBeGreaterThan(0)
    expect(JSON.stringify(log.entries[0]?.response.content)).toContain('Create account')
    const post = log.entries.find(({ request }) => request.method === 'POST')
    expect(JSON.stringify(post?.request.postData)).toContain('%PASS%')
  })
})

test('a secret that a page logs, sends and sets as a cookie is in no evidence', async () => {
  const steps: Prose[] = [['Open "/secrets"', 'The text "Secrets" is visible'], ['Enter "%TOKEN%" in Token']]
  const view = await run([{ id: 'LEAKS', steps }], { url: hostile.url, secrets: { TOKEN: secret } })
  expect(view.cases[0]?.status).toBe('passed')
  expect(hostile.seen.some((path) => path.startsWith('/echo'))).toBe(true)
  const [entry] = view.cases
  const texts = await Promise.all(
    [
      entry?.harUrl,
      entry?.consoleUrl,
      view.evidence.manifestUrl,
      view.evidence.timelineUrl,
      view.evidence.harUrl,
      view.evidence.consoleUrl,
    ].map(download),
  )
  const everything = [JSON.stringify(view), ...texts.map(String)].join('\n')
  expect(everything).toContain('typed %TOKEN%')
  for (const form of [secret, 'battery', encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
    expect(everything).not.toContain(form)
})

test('a secret typed into an open field is in no picture', async () => {
  const typing = (id: string): CaseProse => ({
    id,
    steps: [
      ['Open "/sign-up"', 'The page title contains "Sign up"'],
      [`Enter "%${id}%" in Name and enter "%${id}%" in About you`],
      ['Check "I agree to the terms"'],
    ],
  })
  // Of one length, so that only the letters could make a difference.
  const view = await run([typing('FIRST'), typing('SECOND')], {
    secrets: { FIRST: 'aaaaaaaa', SECOND: 'WWWWWWWW' },
  })
  const last = await Promise.all(
    view.cases.map(({ screenshotUrls }) => download(Object.values(screenshotUrls).at(-1))),
  )
  expect(view.counts).toMatchObject({ total: 2, passed: 2 })
  expect(last[0]).toEqual(last[1])
})

describe('targets that misbehave', () => {
  const cases: [string, Prose[], string, RegExp | undefined][] = [
    // Ports below 1024 are given to nobody by chance.
    ['is down', [['Open "http://127.0.0.1:81/"']], 'error', /nobody answers there/],
    ['redirects for ever', [['Open "/loop"']], 'error', /redirects for ever/],
    ['answers 500', [['Open "/error"']], 'error', /HTTP 500/],
    ['never answers', [['Open "/hang"']], 'error', /steps\.timeout/],
    ['drops the connection', [['Open "/reset"']], 'error', /navigation_failed/],
    ['alerts', [['Open "/alerts"', 'The text "After the alerts" is visible']], 'passed', undefined],
    [
      'refuses to be left',
      [['Open "/leave"'], ['Open "/"', 'The text "Harmless" is visible']],
      'passed',
      undefined,
    ],
    ['opens popups', [['Open "/popups"', 'The text "Popups" is visible']], 'passed', undefined],
    ['starts a download', [['Open "/download"', 'The text "Download" is visible']], 'passed', undefined],
    [
      'repaints and logs without end',
      [['Open "/storm"', 'The text "Storm" is visible']],
      'passed',
      undefined,
    ],
    [
      'runs a script for ever',
      [['Open "/loop-script"'], ['Click the "Freeze" button'], ['Open "/"']],
      'error',
      /steps\.timeout/,
    ],
    ['is harmless, after all those', [['Open "/"', 'The text "Harmless" is visible']], 'passed', undefined],
  ]
  let view: View

  beforeAll(async () => {
    const prose = cases.map(([id, steps]) => ({ id, steps }))
    const absolute = prose.map(({ id, steps }) => ({
      id,
      steps: steps.map(([action, expected]): Prose => [
        action.replace(/"(\/(?:loop|error))"/, `"${site.url}$1"`),
        expected,
      ]),
    }))
    view = await finished(await startRun(absolute, { url: hostile.url }))
  })

  test('the run goes through all of them', () => {
    expect(view).toMatchObject({ status: 'completed', counts: { total: cases.length, skipped: 0 } })
  })

  test.each(cases)('a page that %s gives a verdict', (id, _steps, status, error) => {
    const entry = view.cases.find(({ testCaseId }) => testCaseId === id)
    expect(entry?.status).toBe(status)
    if (error) expect(entry?.error).toMatch(error)
  })
})

test('a run that stops on failure leaves the cases after it unrun', async () => {
  const view = await run([wrongText, signUp], { stopOnFailure: true, video: false })
  expect(view).toMatchObject({ status: 'completed', counts: { total: 2, failed: 1, skipped: 1 } })
  expect(view.cases[0]?.videoUrl).toBeNull()
  expect(view.cases[0]?.warnings).toEqual([])
})

test('a cancelled run does not wait for a page that never answers, keeps what it has and frees its browser', async () => {
  const first: Prose = ['Open "/"', 'The text "Harmless" is visible']
  const executionId = await startRun(
    [
      { id: 'LONG', steps: [first, ['Open "/hang?cancel"']] },
      { id: 'NEVER', steps: [first] },
    ],
    { url: hostile.url },
  )
  await expect.poll(() => hostile.seen.includes('/hang?cancel'), { timeout: 120_000 }).toBe(true)
  await visitor.send('POST', `/executions/${executionId}/cancel`)
  const view = await finished(executionId)
  expect(view).toMatchObject({ status: 'cancelled', counts: { total: 2, passed: 0, skipped: 2 } })
  expect(view.cases[0]?.steps.map(({ status }) => status)).toEqual(['passed', 'skipped'])
  expect(view.evidence.manifestUrl).not.toBeNull()
})

test('locale and time zone are those of the run', async () => {
  const steps: Prose[] = [['Open "/locale"', `The text "de-DE Asia/Tokyo" is visible`]]
  const view = await run([{ id: 'LOCALE', steps }], {
    url: hostile.url,
    locale: 'de-DE',
    timezone: 'Asia/Tokyo',
    viewport: { width: 800, height: 601 },
  })
  expect(view.cases[0]).toMatchObject({ status: 'passed', warnings: [] })
})

test('a case that passed finds a renamed button again and says so, and only what passed is remembered', async () => {
  const cases: CaseProse[] = [
    {
      id: 'RENAMED',
      steps: [
        ...signUp.steps.slice(0, 5),
        ['Click the "Create account" button', 'The text "Welcome, Ada" is visible'],
      ],
    },
  ]
  const config = { url: site.url, video: false, secrets: { PASS: secret } }
  const renamed = (_path: string, html: string) => html.replace('>Create account<', '>Create my account<')
  const sessionId = await newSession(cases)
  const again = async () => finished(await execute(sessionId, cases, config))
  try {
    mutate = renamed
    const unknown = await again()
    expect(unknown.counts).toMatchObject({ passed: 0, error: 1, healed: 0 })
    mutate = (_path, html) => html
    expect((await again()).counts).toMatchObject({ passed: 1, healed: 0 })
    mutate = renamed
    const healed = await again()
    expect(healed.counts).toMatchObject({ passed: 1, healed: 1 })
    const step = healed.cases[0]?.steps.at(-1)
    expect(step).toMatchObject({
      status: 'passed',
      healed: true,
      healing: { from: 'button "Create account"', to: 'button "Create my account"' },
    })
  } finally {
    mutate = (_path, html) => html
  }
})

// How strong checks are is held by `steps/strength.test.ts`; here, that the built product measures it and tells it whole.
describe('a run that measures assertion strength', () => {
  const strong: CaseProse = {
    id: 'STRONG',
    steps: [
      ['Open "/figures"', 'The cell "Price" of the row "Milk" is "1.20"'],
      ['Click "Add"', 'The total increases by 2'],
    ],
    expectedResult: 'The "Total" is "14.50 EUR"',
  }
  const weak: CaseProse = {
    id: 'WEAK',
    steps: [['Open "/welcome?name=%WORD%"', 'The text "Welcome, %WORD%" is visible']],
    expectedResult: 'The URL contains "/welcome"',
  }
  const idle: CaseProse = {
    id: 'IDLE',
    steps: [['Open "/figures"'], ['Click "Do nothing"', '"Total" is visible']],
    expectedResult: 'The URL ends with "/figures"',
  }

  test('the verdicts are those of a run that does not, and each case that passed tells what it missed', async () => {
    const config = { video: false, assertionStrength: true, secrets: { WORD: 'sesame' } }
    const view = await run([strong, weak, wrongText, idle], config)
    expect(view.cases.map(({ status, warnings }) => [status, warnings])).toEqual([
      ['passed', []],
      ['passed', []],
      ['failed', []],
      ['passed', []],
    ])
    const [first, second, failed, last] = view.cases
    expect(first?.strength).toMatchObject({ mutationScore: 1, survived: 0, weakSteps: 0, inconclusive: 0 })
    expect(second?.steps[0]?.strength?.survivors[0]?.description).toContain('“Welcome, %WORD%”')
    expect(second?.strength?.expectedResult?.survivors[0]?.hint).toContain('Say the whole address')
    expect(failed).not.toHaveProperty('strength')
    expect(last?.strength?.heldBefore).toBe(true)
    expect(last?.steps[1]?.strength?.survivors[0]).toMatchObject({ check: '“Total”', fault: 'held_before' })
    const measured = view.cases.flatMap(({ strength }) => strength ?? [])
    expect(view.strength?.faults).toBe(measured.reduce((sum, { faults }) => sum + faults, 0))
    expect(JSON.stringify(view)).not.toContain('sesame')
  })

  test('a case that passes only once keeps its verdict, and the answer says how far it was measured', async () => {
    let visits = 0
    mutate = (path, html) =>
      path === '/orders' && ++visits > 1 ? html.replace('<h1', '<p>Gone</p><h1 hidden') : html
    try {
      const steps: Prose[] = [
        ['Open "/figures"', 'The "Total" is "12.50 EUR"'],
        ['Open "/orders"', 'The heading "Orders" is shown'],
        ['Open "/figures"', 'The "Total" is "12.50 EUR"'],
      ]
      const [result] = (await run([{ id: 'ONCE', steps }], { video: false, assertionStrength: true })).cases
      expect(result?.status).toBe('passed')
      expect(result?.steps.map(({ strength }) => strength?.weak)).toEqual([false, undefined, undefined])
      expect(result?.warnings).toEqual([
        expect.stringContaining('Assertion strength was measured up to step 2 only.'),
      ])
    } finally {
      mutate = (_path, html) => html
    }
  })
})
