import type { Browser, Page } from '@cloudflare/puppeteer'

const caseCount = 200
const stepCount = 5
const sessions = '/api/public/test-cases/sessions'

async function ask(address: string, method: string, body: object): Promise<{ sessionId: string }> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { sessionId: string }
}

const step = (_: unknown, index: number) => ({
  stepNumber: index + 1,
  action: `Enter "value ${index}" in the "Name" field`,
  expectedResult: '"Welcome" is visible',
})

const testCase = (_: unknown, index: number) => ({
  id: `TC-${String(index + 1).padStart(3, '0')}`,
  title: `Case number ${index + 1} of a large session`,
  steps: Array.from({ length: stepCount }, step),
})

/** The page of a session of 200 cases, opened on a laptop. */
export async function openLargeSession(browser: Browser, origin: string): Promise<Page> {
  const { sessionId } = await ask(origin + sessions, 'POST', { title: 'Large', requirements: 'Large.' })
  const testCases = Array.from({ length: caseCount }, testCase)
  await ask(`${origin}${sessions}/${sessionId}`, 'PATCH', { testCases })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${origin}/#session=${sessionId}`)
  await page.waitForFunction((count) => document.querySelectorAll('textarea').length >= count, {}, caseCount)
  return page
}
