import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { when } from '../../../support/browser/answering.ts'
import { addFiles, filesAreRead } from '../../../support/browser/files.ts'
import { barriers, sideways } from '../../../support/browser/look-over.ts'
import { eventually, startLead } from '../../../support/browser/pages.ts'

const { pages, lead, ask, answering, newBase, valueOf } = startLead('/knowledge')
let kbId = ''

const isUpload = (request: HTTPRequest) => request.method() === 'POST' && request.url().endsWith('/files')
const isSearch = (request: HTTPRequest) => request.method() === 'POST' && request.url().endsWith('/search')
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const hostile = `<img src=x onerror=alert(1)> ‏حالة 🚀 ${'long'.repeat(2500)}`

async function asks(question: string) {
  await lead.page.locator('textarea[name=question]').fill(question)
  await lead.press('Ask')
}

/** Asks while the service answers something else, until that is seen. */
async function asksInVain(
  question: string,
  answer: object | string,
  { status = 200, headers = {}, says = '' },
) {
  await lead.open(`/knowledge/${kbId}/ask`)
  await answering(when(isSearch, { status, headers, body: answer }), async () => {
    await asks(question)
    await lead.sees(says)
  })
}

beforeAll(async () => {
  kbId = await newBase('Handbook')
})

test('a file that could not be sent says why, keeps no other back, and is sent again', async () => {
  await lead.open(`/knowledge/${kbId}`)
  let failures = 1
  const fail = (request: HTTPRequest) =>
    isUpload(request) && failures-- > 0
      ? { status: 500, body: { error: 'internal', message: 'Something broke here.' } }
      : undefined
  await answering(fail, async () => {
    await addFiles(pages, lead, { 'a.txt': 'The canteen opens at noon.', 'b.txt': 'The gate shuts at nine.' })
    await lead.sees('Something broke here.', '1 file')
    await lead.page.locator('.on-the-way .file-acts .button').click()
    await lead.sees('2 files')
    await lead.page.waitForFunction(() => !document.querySelector('.on-the-way'))
  })
  lead.complaints.length = 0
})

test('a file for which there is no room is left out in the words of the service', async () => {
  await lead.open(`/knowledge/${kbId}`)
  const full = { status: 409, body: { error: 'organizations.storage_full', message: 'No room is left.' } }
  await answering(when(isUpload, full), async () => {
    await addFiles(pages, lead, { 'large.txt': 'x' })
    await lead.sees('No room is left.')
    await lead.press('Leave out large.txt')
    await lead.page.waitForFunction(() => !document.querySelector('.on-the-way'))
  })
})

test('a file that somebody else has deleted meanwhile is gone, as was wanted', async () => {
  type Listed = { files: { fileId: string; fileName: string; stage: string }[] }
  const listed = async () => (await ask<Listed>('GET', `/api/knowledge-bases/${kbId}/files`)).files
  // While files are read the page reads its list again, and would know of the deletion.
  await eventually(async () => (await listed()).every(({ stage }) => stage === 'done')).toBe(true)
  await lead.open(`/knowledge/${kbId}`, 'a.txt')
  const fileId = (await listed()).find(({ fileName }) => fileName === 'a.txt')?.fileId
  await ask('DELETE', `/api/knowledge-bases/${kbId}/files/${fileId}`)
  await lead.press('Delete a.txt')
  await lead.press('Delete the file', 'Deleted a.txt')
})

test('a question that is refused stays typed, and a limit says when it ends', async () => {
  const limit = { error: 'limit', message: 'Too many.' }
  const question = 'When does the gate shut?'
  await asksInVain(question, limit, { status: 429, headers: { 'Retry-After': '30' }, says: 'Too many.' })
  expect(await valueOf('question')).toBe(question)
  expect(await lead.page.$('.ask-turn')).toBe(null)
  await lead.press('Ask', 'The gate shuts at nine.')
})

test('an answer that breaks off keeps what came, and says so', async () => {
  const broken = event('sources', { sources: [] }) + event('delta', { text: 'The gate' })
  const says = 'The answer broke off. Ask again to have the whole of it.'
  await asksInVain('And then?', broken, { says })
  await lead.sees('The gate')
  expect(await valueOf('question')).toBe('And then?')
})

test('a session that ends while somebody asks loses nothing that was typed', async () => {
  const ended = { error: 'unauthenticated', message: 'Sign in.' }
  await asksInVain('When does it open?', ended, { status: 401, says: 'Your session has ended' })
  expect(await valueOf('question')).toBe('When does it open?')
  lead.complaints.length = 0
})

test('an answer of markup, of writing from the right and of words without an end can be read by everybody', async () => {
  const at = '2026-01-01T00:00:00.000Z'
  const place = {
    kbId,
    fileId: kbId,
    fileName: hostile.slice(0, 250),
    pageNumber: 3,
    start: 0,
    end: 9,
    quote: hostile,
  }
  const source = (n: number) => ({ n, ...place, chunkId: `c${n}`, headings: [hostile], updatedAt: at })
  const metadata = { ...place, kbName: hostile, headings: [hostile, hostile], sourceHash: 'x' }
  const rest = {
    results: [1, 2, 3].map((n) => ({ chunkId: `c${n}`, content: hostile, score: 0.9, metadata })),
    totalResults: 1000,
    answerReason: null,
    conflicts: [{ subject: hostile, values: [1, 2].map((n) => ({ n, value: hostile, updatedAt: at })) }],
    entities: [],
    relationships: [],
    question: hostile,
    kbName: hostile,
    excluded: [hostile],
    warnings: [hostile],
    pagination: { page: 1, perPage: 10, total: 1000, hasMore: true },
  }
  const told =
    event('sources', { sources: [source(1), source(2)] }) +
    event('delta', { text: `${hostile} [1]` }) +
    event('delta', { text: ` ${hostile} [2][9]` }) +
    event('done', rest)
  await asksInVain('What?', told, { says: 'The sources say different things' })
  await lead.page.locator('.ask-passages > summary').click()
  for (const width of [360, 1280]) {
    await lead.page.setViewport({ width, height: 900 })
    expect(await sideways(lead.page)).toEqual([])
    expect(await barriers(lead.page)).toEqual([])
  }
})

test('many files are dropped on the page, and what is found in them comes a page at a time', async () => {
  const yard = await newBase('Yard')
  await lead.open(`/knowledge/${yard}`)
  await lead.page.waitForSelector('.file-drop')
  await lead.page.$eval('.file-drop', (place) => {
    const dataTransfer = new DataTransfer()
    for (let at = 0; at < 14; at++)
      dataTransfer.items.add(new File([`The gate of yard ${at} shuts at ${at} in the evening.`], `${at}.txt`))
    for (const type of ['dragover', 'drop'])
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  })
  await lead.sees('14 files')
  await filesAreRead(lead, 14)
  await lead.page.locator('.files-find').fill('13')
  await lead.page.waitForFunction(() => document.querySelectorAll('.file-rows > li').length === 1)
  await lead.open(`/knowledge/${yard}/ask`)
  await asks('When does the gate of the yard shut?')
  await lead.sees('Nearest passages: 14')
  await lead.page.locator('.ask-passages > summary').click()
  const found = () =>
    lead.page.$$eval('.ask-passages li', (all) => new Set(all.map((one) => one.textContent)).size)
  expect(await found()).toBe(10)
  await lead.press('Show more passages')
  await lead.page.waitForFunction(() => !document.querySelector('.ask-passages .button'))
  expect(await found()).toBe(14)
})

test('the same file again is said to be here already', async () => {
  const twice = await newBase('Twice')
  await lead.open(`/knowledge/${twice}`)
  await addFiles(pages, lead, { 'once.txt': 'Said once.' })
  await lead.sees('1 file')
  await addFiles(pages, lead, { 'again.txt': 'Said once.' })
  await lead.sees('again.txt was not added: once.txt has the same content.')
  await addFiles(pages, lead, { 'new.txt': 'Said anew.', 'newer.txt': 'Said anew.' })
  await lead.sees('was not added: new')
})

test('who is let add files to a base of others adds them, and changes nothing else', async () => {
  const shared = await newBase('For both')
  const other = await pages.signedIn('/knowledge')
  const { organizations } = await other.page.evaluate(
    async () =>
      (await fetch('/api/organizations')).json() as Promise<{ organizations: { organizationId: string }[] }>,
  )
  const targetOrgId = organizations[0]?.organizationId
  await ask('POST', `/api/knowledge-bases/${shared}/share`, { targetOrgId, permission: 'write' })
  await other.page.reload()
  await other.press('Accept For both', 'Shared with you: read and add')
  await other.open(`/knowledge/${shared}`)
  await addFiles(pages, other, { 'theirs.txt': 'The lift is checked each spring.' })
  await other.sees('1 passage')
  expect(await other.shows('Index again')).toBe(false)
  expect(await other.page.$$('::-p-aria([name="Delete theirs.txt"])')).toEqual([])
  await other.open(`/knowledge/${shared}/settings`, 'This knowledge base belongs to another organization')
  await other.press('Remove it from your organization')
  await other.press('Remove it', 'Removed For both')
  await other.open(`/knowledge/${shared}`, 'There is no such knowledge base')
  await lead.open(`/knowledge/${shared}`, 'theirs.txt')
  await other.close()
})
