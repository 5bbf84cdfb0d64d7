import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proseOf } from '../../shared/domain/authoring/rewording/with-rewordings.ts'
import type { RefusedRewording, Rewording } from '../../shared/domain/authoring/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { removeFolder } from '../../test/support/remove-folder.ts'
import { startProduct } from '../../test/support/start-product.ts'
import { startRelay } from '../authored/relay.ts'
import { serveFolder } from './serve-folder.ts'
import { examineSteps } from './steps.ts'

interface Application {
  url: string
  cases: { title: string; must: 'pass' | 'fail'; steps: Partial<NonNullable<TestCase['steps']>[number]>[] }[]
}

interface Answer {
  rewordings: Rewording[]
  refused: RefusedRewording[]
  remaining: string[]
}

/**
 * What testers' cases of a folder come to when they are reworded once, with recorded answers in `answers/` of it: `<name>/site` and `cases.json`, as for `steps`. Everything that is
 * proposed is accepted. The reworded cases are left in `reworded/`, what was proposed and refused beside them. A question without an answer is kept, so that a reader answers it before the next run.
 */
export async function examineReworded(folder: string): Promise<string> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'cases.json')))
  const relay = await startRelay(join(folder, 'answers'))
  const persistTo = mkdtempSync(join(tmpdir(), 'tracewright-reworded-'))
  const settings = {
    MODEL: 'openai-compatible',
    MODEL_NAME: 'recorded',
    MODEL_URL: relay.url,
    GENERATIONS_PER_HOUR: '1000',
    UPLOADS_PER_HOUR: '1000',
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const product = startProduct({ persistTo, words })
  const lines: string[] = []
  try {
    const origin = await product.ready()
    for (const name of names) {
      const application = JSON.parse(readFileSync(join(folder, name, 'cases.json'), 'utf8')) as Application
      const site = await serveFolder(join(folder, name, 'site'))
      try {
        lines.push(await rewordSite({ origin, folder, name, application, page: site.url + application.url }))
      } finally {
        await site.close()
      }
    }
  } finally {
    product.kill('SIGTERM')
    await product.ended
    await Promise.all([relay.close(), removeFolder(persistTo)])
  }
  const { answered, open, tokensIn, tokensOut } = relay.counts
  const summary = `${answered} questions answered, ${open} without an answer; about ${tokensIn} tokens in, ${tokensOut} out`
  return [...lines, summary, '', await examineSteps(join(folder, 'reworded'))].join('\n')
}

interface Exam {
  origin: string
  folder: string
  name: string
  application: Application
  page: string
}

async function rewordSite({ origin, folder, name, application, page }: Exam): Promise<string> {
  const sessions = `${origin}/api/public/test-cases/sessions`
  const requirements = `The application ${name}.`
  const { sessionId } = await send<{ sessionId: string }>(sessions, 'POST', { title: name, requirements })
  const look = { sessionId, requirements, pageUrl: page, mode: 'extract-requirements', stream: false }
  await send(`${origin}/api/public/test-cases/generate`, 'POST', look)
  const testCases = application.cases.map(({ title, steps }, at) => ({
    id: `TC-${at + 1}`,
    title: `${at + 1} ${title}`,
    steps: steps.map((step, index) => ({ stepNumber: index + 1, expectedResult: '', ...step })),
  }))
  await send(`${sessions}/${sessionId}`, 'PATCH', { testCases })
  const ids = testCases.map(({ id }) => id)
  const { rewordings, refused } = await send<Answer>(`${sessions}/${sessionId}/reword`, 'POST', { ids })
  const reworded = testCases.map((testCase) => {
    const ofCase = rewordings.filter(({ id }) => id === testCase.id)
    const steps = testCase.steps.map((step) => {
      const after = ofCase.find(({ stepNumber }) => stepNumber === step.stepNumber)?.after
      return after ? { stepNumber: step.stepNumber, ...after } : step
    })
    return { ...testCase, steps }
  })
  const session = await send<{ testCases: TestCase[] }>(`${sessions}/${sessionId}`, 'PATCH', {
    testCases: reworded,
  })
  const target = join(folder, 'reworded', name)
  mkdirSync(target, { recursive: true })
  if (!existsSync(join(target, 'site'))) symlinkSync(join(folder, name, 'site'), join(target, 'site'))
  const cases = application.cases.map(({ title, must }, at) => ({
    title,
    must,
    steps: (session.testCases[at]?.steps ?? []).map(proseOf),
  }))
  writeFileSync(join(target, 'cases.json'), JSON.stringify({ url: application.url, cases }, null, 1))
  writeFileSync(join(target, 'rewordings.json'), JSON.stringify({ rewordings, refused }, null, 1))
  const unsure = rewordings.filter(({ meaning, doubt }) => meaning === 'unknown' || doubt).length
  const ready = session.testCases.filter(({ automation }) => automation?.ready).length
  return `${name}: ${rewordings.length} steps reworded (${unsure} of them for a person to confirm), ${refused.length} refused, ${ready} of ${cases.length} cases ready`
}

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
