import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatorOf, sessions } from '../../support/browser/generator.ts'
import { barriersInBoth, sideways } from '../../support/browser/look-over.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { type Served, listening } from '../../support/site/listening.ts'

const pages = startPages()
const { ask, visitor, opened } = generatorOf(pages)

const password = 'correct horse battery'
const requirements = 'The field "Name" is required and must have 2 to 40 characters.'

const document = `<!doctype html><html lang="en"><title>Order</title>
<h1>Your order</h1>
<form aria-label="Order">
  <label>Name <input name="name" required maxlength="30"></label>
  <label>Class <select><option>First</option><option>Second</option></select></label>
  <label><input type="checkbox" onchange="business.hidden = !this.checked"> For business</label>
  <div id="business" hidden><label>Company <input name="company"></label></div>
  <button>&lt;img src=x onerror=alert(1)&gt;</button>
</form>
<div role="status">Ready</div></html>`

let site: Served
const opening: string[] = []

beforeAll(async () => {
  const server = createServer(({ url = '', headers }, response) => {
    opening.push(url)
    const isKnown = headers.authorization === `Basic ${btoa(`tester:${password}`)}`
    if (url.startsWith('/away')) response.writeHead(302, { location: 'http://169.254.1.1/' })
    else if (url.startsWith('/gone')) response.writeHead(403)
    else if (url.startsWith('/inside') && !isKnown)
      response.writeHead(401, { 'www-authenticate': 'Basic realm="inside"' })
    else response.writeHead(200, { 'content-type': 'text/html' })
    response.end(document)
  })
  site = await listening(server)
})

afterAll(() => site.close())

interface Made {
  sessionId: string
  testCases: unknown[]
  warnings?: string[]
}

interface Seen {
  pages: {
    url: string
    title: string
    controls: { name: string; role: string; limits?: object; revealedBy?: object[] }[]
  }[]
  warnings: string[]
}

async function made(path: string, more: object = {}) {
  const body = { requirements, mode: 'generate', pageUrl: site.url + path, ...more }
  const answer = (await ask('/api/public/test-cases/generate', { body })) as Made
  return { answer, seen: (await ask(`${sessions}/${answer.sessionId}/pages`)) as Seen }
}

const showPage = ({ page }: Visitor) => page.locator('::-p-aria([name="Page"][role="tab"])').click()

test('a page is looked at before cases are made of its text, and told as it was seen', async () => {
  const { answer, seen } = await made('/order')
  expect(answer.testCases.length).toBeGreaterThan(2)
  expect(seen).toMatchObject({ warnings: [], pages: [{ url: `${site.url}/order`, title: 'Order' }] })
  const named = new Map(seen.pages[0]?.controls.map((control) => [control.name, control]))
  expect(named.get('Name')).toMatchObject({ role: 'textbox', limits: { required: true, maxLength: 30 } })
  expect(named.get('Company')?.revealedBy).toMatchObject([{ action: 'tick', name: 'For business' }])
  const again = (await ask('/api/public/test-cases/generate', {
    body: { requirements, mode: 'generate', pages: seen.pages },
  })) as Made
  expect(((await ask(`${sessions}/${again.sessionId}/pages`)) as Seen).pages).toEqual(seen.pages)
})

test('a page behind a sign-in is opened with what was given for it, and nothing of that is kept', async () => {
  const basicAuth = { username: 'tester', password }
  const { answer, seen } = await made('/inside', { pageConfig: { basicAuth } })
  expect(seen.pages.map(({ title }) => title)).toEqual(['Order'])
  const session = await ask(`${sessions}/${answer.sessionId}`)
  expect(JSON.stringify([answer, seen, session])).not.toContain(password)
})

test('steps come before the look, and one that does not succeed is told', async () => {
  const secrets = { WHO: 'a secret name' }
  const enter = 'Enter "%WHO%" into "Name"'
  const { seen } = await made('/order', { pageConfig: { secrets, steps: [enter] } })
  expect(seen).toMatchObject({ warnings: [], pages: [{ title: 'Order' }] })
  const failed = await made('/order', { pageConfig: { steps: [enter, 'Click "Nowhere"'] } })
  expect(failed.seen.pages).toEqual([])
  const reason = /Step 2 before it did not succeed: There is no "Nowhere" on the page\. Generate again/
  expect(failed.seen.warnings).toEqual([expect.stringMatching(reason)])
})

test.each([
  ['refuses', '/gone', /HTTP 403\. Generate again/],
  ['leads to where nobody may be led', '/away', /Generate again/],
])('a page that %s is a warning, and the cases come', async (_what, path, reason) => {
  const { answer, seen } = await made(path)
  expect(answer.testCases.length).toBeGreaterThan(2)
  expect(seen.pages).toEqual([])
  expect(seen.warnings).toEqual([expect.stringMatching(reason)])
  expect(answer.warnings).toEqual(seen.warnings)
})

test('what was seen is shown beside the cases, as text and with what reveals it', async () => {
  const { answer } = await made('/order')
  const somebody = await opened(answer.sessionId)
  await showPage(somebody)
  await somebody.sees('For business', 'Shown after: tick “For business”')
  await somebody.sees('required · at most 30 characters', '<img src=x onerror=alert(1)>')
  expect(await somebody.page.$$('.page-seen img')).toEqual([])
  expect(await barriersInBoth(somebody)).toEqual([])
  await somebody.page.setViewport({ width: 360, height: 740 })
  expect(await sideways(somebody.page)).toEqual([])
})

test('a session without a page says so, and one press looks at the page that is named', async () => {
  const { sessionId } = (await ask('/api/public/test-cases/generate', { body: { requirements } })) as Made
  const somebody = await opened(sessionId)
  await showPage(somebody)
  await somebody.sees('No page was looked at')
  expect(await barriersInBoth(somebody)).toEqual([])
  await somebody.fill('Page to look at', `${site.url}/gone`)
  await somebody.press('Look at it and generate again', 'The page could not be looked at', 'HTTP 403')
  expect(await barriersInBoth(somebody)).toEqual([])
  await somebody.fill('Page to look at', `${site.url}/order`)
  await somebody.press('Look at it and generate again', 'Shown after: tick “For business”')
})

test('the page that is named with a text is looked at, and one that nobody may open is refused at its field', async () => {
  const somebody = await visitor()
  await somebody.open('/')
  await somebody.fill('Your requirements', requirements)
  await somebody.fill('Page to test (optional)', 'ftp://shop.example/')
  await somebody.press('Generate test cases', 'Only http and https addresses can be opened.')
  expect(await barriersInBoth(somebody)).toEqual([])
  await somebody.fill('Page to test (optional)', `${site.url}/order?named`)
  await somebody.press('Generate test cases', 'New text')
  await showPage(somebody)
  await somebody.sees(`${site.url}/order?named`)
  expect(opening).toContain('/order?named')
})
