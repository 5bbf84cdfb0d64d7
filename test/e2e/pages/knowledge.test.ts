import { beforeAll, expect, test } from 'vitest'
import { addFiles, filesAreRead } from '../../support/browser/files.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { projectsOf } from '../../support/browser/projects.ts'
import { bringSession, newDemo } from '../../support/browser/sign-in.ts'

const pages = startPages()
const base = 'Handbook <b>&</b> مشروع 🚀'
const policy = `# Leave

Every employee has 28 days of annual leave a year.

# Sickness

Whoever is ill for more than 3 days hands in a certificate.

| Doctor | Room |
| --- | --- |
| Ms Vogel | 12 |
`
const travel = 'Hotels are paid up to 140 euros a night. Trains are booked in second class.'

let lead: Visitor
let other: Visitor
let kbId = ''
const { ask, newProject, heading } = projectsOf(() => lead)

async function signedIn() {
  const visitor = await pages.lasting()
  await visitor.page.setViewport({ width: 1280, height: 900 })
  await bringSession(visitor.page, pages.origin(), await newDemo(pages.origin()))
  await visitor.open('/knowledge')
  return visitor
}

async function asks(visitor: Visitor, question: string) {
  await visitor.fill(
    (await visitor.shows('Your next question')) ? 'Your next question' : 'Your question',
    question,
  )
  await visitor.press('Ask')
  await visitor.page.waitForFunction(
    (asked) =>
      [...document.querySelectorAll('.ask-turn')].some(
        (turn) =>
          turn.querySelector('h2')?.textContent === asked &&
          turn.querySelector('.ask-said, .ask-silent') &&
          !turn.querySelector('.progress'),
      ),
    {},
    question,
  )
}

const citedWords = async (visitor: Visitor) => {
  const mark = await visitor.page.waitForSelector('.document-text mark')
  await visitor.page.waitForFunction(() => document.activeElement?.matches('mark'))
  const place = await mark?.boundingBox()
  expect(place?.y).toBeGreaterThan(0)
  expect(place?.y).toBeLessThan(900)
  return mark?.evaluate((element) => element.lastChild?.textContent)
}

async function fileIdOf(ending: string): Promise<string> {
  const { files } = await ask<{ files: { fileId: string; fileName: string }[] }>(
    'GET',
    `/api/knowledge-bases/${kbId}/files`,
  )
  return files.find(({ fileName }) => fileName.endsWith(ending))?.fileId ?? ''
}

beforeAll(async () => {
  ;[lead, other] = await Promise.all([signedIn(), signedIn()])
})

test('a base is made, takes several files at once, and says of each what became of it', async () => {
  await lead.press('Create the first one')
  await lead.fill('Name', base)
  await lead.press('Create')
  await lead.page.waitForFunction((name) => document.querySelector('h1')?.textContent === name, {}, base)
  kbId = (await lead.page.evaluate(() => location.pathname)).split('/')[2] ?? ''
  await lead.sees('There are no files yet')
  const files = {
    '<img src=x onerror=alert(1)> leave.md': policy,
    'broken.pdf': 'no PDF',
    'travel.txt': travel,
  }
  await addFiles(pages, lead, files)
  await lead.sees('3 files')
  await lead.sees('The file is named .pdf but holds plain text.')
  await filesAreRead(lead, 3)
  await lead.sees('<img src=x onerror=alert(1)> leave.md')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('what a base says in short leads to the words of its files, and no more once a file is deleted', async () => {
  await addFiles(pages, lead, { 'gate.txt': 'The gate is locked at ten in the evening.' })
  await lead.sees('4 files')
  await lead.page.waitForFunction(() => !document.querySelector('.on-the-way'))
  const home = `/knowledge/${kbId}`
  const marksOf = async (fileName: string) => {
    await lead.open(home)
    await lead.page.waitForSelector('.base-context')
    const all = await lead.page.$$eval('.base-context a.ask-mark', (marks) => marks.map(({ title }) => title))
    return all.filter((title) => title === fileName).length
  }
  await expect.poll(() => marksOf('gate.txt'), { timeout: 60_000, interval: 500 }).toBe(1)
  await lead.page.locator('.base-context a.ask-mark[title="gate.txt"]').click()
  expect(await citedWords(lead)).toBe('The gate is locked at ten in the evening.')
  expect(await heading()).toBe('gate.txt')
  await ask('DELETE', `/api/knowledge-bases/${kbId}/files/${await fileIdOf('gate.txt')}`)
  expect(await marksOf('gate.txt')).toBe(0)
  const isTold = async () => {
    await lead.open(home)
    await lead.sees('In short')
    return lead.shows('The gate is locked')
  }
  await expect.poll(isTold, { timeout: 60_000, interval: 500 }).toBe(false)
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a question is answered in words of the files, and its mark opens the document on them', async () => {
  await lead.open(`/knowledge/${kbId}/ask`)
  await asks(lead, 'How many days of annual leave are there?')
  await lead.sees('Every employee has 28 days of annual leave a year.')
  await lead.follow('Source 1: <img src=x onerror=alert(1)> leave.md')
  expect(await citedWords(lead)).toBe('Every employee has 28 days of annual leave a year.')
  expect(await heading()).toBe('<img src=x onerror=alert(1)> leave.md')
  const original = await lead.page.waitForSelector('::-p-aria([name="Open the original"][role="link"])')
  expect(await original?.evaluate((link) => link.getAttribute('href'))).toContain('/api/files/')
  await lead.page.goBack()
  await lead.sees('Every employee has 28 days of annual leave a year.')
  await asks(lead, 'Who won the world cup of 1954?')
  await lead.page.waitForSelector('.ask-silent')
  await lead.press('New conversation')
  await lead.page.waitForFunction(() => !document.querySelector('.ask-turn'))
  expect(lead.complaints.splice(0)).toEqual([])
})

test('an answer out of a table is a table, and its mark opens the row', async () => {
  await lead.open(`/knowledge/${kbId}/ask`)
  await asks(lead, 'Which room does the doctor Ms Vogel have?')
  // It comes row by row, and is read out once it is whole.
  await lead.sees('Doctor, Room. Ms Vogel, 12.')
  const rows = await lead.page.$$eval('.ask-rows tr', (all) =>
    all.map(({ cells }) => [...cells].map((cell) => cell.firstChild?.textContent)),
  )
  expect(rows).toEqual([
    ['Doctor', 'Room'],
    ['Ms Vogel', '12'],
  ])
  expect(await lead.shows('|')).toBe(false)
  await lead.page.locator('.ask-rows tbody .ask-mark').click()
  expect(await citedWords(lead)).toBe('Ms Vogel')
  await lead.page.goBack()
  await lead.press('New conversation')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('on a phone the words beside the box of the consent have room', async () => {
  await lead.page.setViewport({ width: 360, height: 760 })
  await lead.open(`/knowledge/${kbId}/ask`)
  const label = await lead.page.waitForSelector('.exam-consent label')
  expect((await label?.boundingBox())?.width).toBeGreaterThan(200)
  await lead.page.setViewport({ width: 1280, height: 900 })
})

test('the address of a question asks it again, of the files of its kind and time only', async () => {
  await lead.open(`/knowledge/${kbId}/ask`)
  await lead.page.waitForSelector('.ask-filters > summary')
  await lead.page.click('.ask-filters > summary')
  await lead.page.select('select[name=fileType]', 'md')
  await asks(lead, 'How many days of annual leave are there?')
  const { hash } = new URL(lead.page.url())
  expect(hash).toBe('#ask=How+many+days+of+annual+leave+are+there%3F&type=md')
  await lead.page.reload()
  await lead.sees('Only Markdown')
  expect(await lead.page.$$eval('.ask-turn', (turns) => turns.length)).toBe(1)
  await lead.press('New conversation')
  await lead.page.waitForFunction(() => location.hash === '' && !document.querySelector('.ask-turn'))
  await lead.page.evaluate((link) => (location.hash = link), `${hash}&to=2020-01-01`)
  await lead.page.waitForSelector('.ask-silent')
  await lead.sees('Only Markdown, changed until Jan 1, 2020')
  await lead.press('New conversation')
  await lead.page.waitForFunction(() => !document.querySelector('.ask-turn'))
  expect(lead.complaints.splice(0)).toEqual([])
})

test('the contents of a document lead to its headings', async () => {
  const leave = await fileIdOf('leave.md')
  await lead.open(`/knowledge/${kbId}/files/${leave}`)
  await lead.follow('Sickness')
  await lead.page.waitForFunction(() => document.activeElement?.textContent === 'Sickness')
  expect(await lead.page.evaluate(() => document.activeElement?.closest('.document-text') !== null)).toBe(
    true,
  )
  expect(await lead.page.evaluate(() => location.hash)).toMatch(/^#to=\d+$/)
  await lead.page.reload()
  await lead.page.waitForFunction(() => document.activeElement?.textContent === 'Sickness')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('rows of a file are a table, and who cites one sees it marked in each of its cells', async () => {
  const cited = new URLSearchParams({ at: '0-10', quote: '| Ms Vogel | 12 |' })
  await lead.open(`/knowledge/${kbId}/files/${await fileIdOf('leave.md')}#${cited}`)
  expect(await citedWords(lead)).toBe('Ms Vogel')
  const wordsOf = (selector: string) =>
    lead.page.$$eval(selector, (all) => all.map(({ lastChild }) => lastChild?.textContent))
  expect(await wordsOf('.document-table th')).toEqual(['Doctor', 'Room'])
  expect(await wordsOf('.document-table mark')).toEqual(['Ms Vogel', '12'])
  expect(lead.complaints.splice(0)).toEqual([])
})

test('the finder finds what files say, and goes there', async () => {
  await lead.open('/knowledge')
  await lead.press('Jump to…')
  await lead.page.waitForSelector('dialog.jump[open]')
  await lead.page.keyboard.type('second class')
  await lead.sees('In the files')
  await lead.sees('Trains are booked in second class.')
  await lead.page.keyboard.press('Enter')
  await lead.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'travel.txt')
  expect(await citedWords(lead)).toBe(travel)
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a file that is too large for its format is refused before it is sent', async () => {
  await lead.open(`/knowledge/${kbId}`)
  await lead.page.waitForSelector('.file-drop input[type=file]')
  await lead.page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('.file-drop input[type=file]')
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(2 * 2 ** 20)], 'huge.html'))
    if (input) input.files = files.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await lead.sees('HTML files are read up to 1.6 MB. Split the file and upload the parts.')
  expect(await lead.shows('Send huge.html again')).toBe(false)
  await lead.press('Leave out huge.html')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('words that moved are found again, and those that are gone are told with what they were', async () => {
  const at = `/knowledge/${kbId}/files/${await fileIdOf('leave.md')}`
  const cited = (quote: string) => `#${new URLSearchParams({ at: '0-10', quote })}`
  await lead.open(at + cited('more than 3 days'))
  await lead.sees('The cited words stand in another place now')
  expect(await citedWords(lead)).toBe('more than 3 days')
  await lead.page.evaluate((hash) => (location.hash = hash), cited('more than 5 days'))
  await lead.sees('The source has changed')
  await lead.sees('more than 5 days')
  await lead.open(`/knowledge/${kbId}/files/${crypto.randomUUID()}${cited('words of it')}`)
  await lead.sees('The source was removed')
  await lead.sees('words of it')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a base is shared with another organization, whose people ask it until that ends', async () => {
  const { organizations } = await other.page.evaluate(
    async () =>
      (await fetch('/api/organizations')).json() as Promise<{ organizations: { organizationId: string }[] }>,
  )
  await lead.open(`/knowledge/${kbId}/settings`)
  await lead.fill('Id of the other organization', 'nobody')
  await lead.press('Share')
  await lead.page.waitForSelector('[name=targetOrgId][aria-invalid=true]')
  await lead.fill('Id of the other organization', organizations[0]?.organizationId ?? '')
  await lead.press('Share')
  await lead.sees('It is shared.')
  await other.open('/knowledge')
  await other.sees('Shared with you: read')
  await other.open(`/knowledge/${kbId}/ask`)
  await asks(other, 'How are trains booked?')
  await other.sees('Trains are booked in second class.')
  await other.open(`/knowledge/${kbId}`)
  await other.sees('3 files')
  expect(await other.shows('Choose files')).toBe(false)
  await lead.press('End sharing with Demo')
  await lead.press('End sharing')
  await lead.sees('It is shared with no other organization.')
  await other.page.reload()
  await other.sees('There is no such knowledge base')
  expect([...lead.complaints.splice(0), ...other.complaints.splice(0)]).toEqual([])
  await other.close()
})

test('a public base is asked by a stranger, whose marks lead to the words below, until it is closed', async () => {
  await lead.press('Make it public')
  await lead.press('Open it to everybody')
  await lead.sees('It is public now.')
  const stranger = await pages.visitor()
  await stranger.open(await lead.page.$eval('a[href^="/kb/"]', (link) => link.getAttribute('href') ?? ''))
  await stranger.sees(base)
  await asks(stranger, 'How much is paid for hotels a night?')
  await stranger.sees('Hotels are paid up to 140 euros a night.')
  await stranger.press('Source 1: travel.txt')
  await stranger.page.waitForFunction(() => document.activeElement?.matches('.ask-sources li'))
  await lead.press('Close it again')
  await lead.sees('It is closed to the public.')
  await stranger.page.reload()
  await stranger.sees('There is no public knowledge base here')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a project answers out of its own files and of the bases that it is linked to', async () => {
  const projectId = await newProject('Move <i>office</i>', { knowledgeBaseIds: [kbId] })
  await lead.open(`/projects/${projectId}/files`)
  await addFiles(pages, lead, { 'plan.md': 'The office moves on 3 May. Every desk is packed on 30 April.' })
  await lead.sees('1 passage')
  await lead.open(`/projects/${projectId}/ask`)
  await lead.sees('1 linked knowledge base')
  await asks(lead, 'When does the office move?')
  await lead.follow('Source 1: plan.md')
  expect(await citedWords(lead)).toBe('The office moves on 3 May.')
  expect(await lead.page.evaluate(() => location.pathname)).toContain(`/projects/${projectId}/files/`)
  await lead.page.goBack()
  await asks(lead, 'How are trains booked?')
  await lead.follow('Source 1: travel.txt')
  expect(await citedWords(lead)).toBe('Trains are booked in second class.')
  expect(await lead.page.evaluate(() => location.pathname)).toContain(`/knowledge/${kbId}/files/`)
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a file is deleted once somebody is sure, and a base by its name', async () => {
  await lead.open(`/knowledge/${kbId}`)
  await lead.press('Delete broken.pdf')
  await lead.press('Cancel')
  await lead.press('Delete broken.pdf')
  await lead.press('Delete the file')
  await lead.sees('Deleted broken.pdf')
  await lead.sees('2 files')
  await lead.open(`/knowledge/${kbId}/settings`)
  await lead.press('Archive it')
  await lead.sees('Archived Handbook')
  await lead.follow('Files')
  await lead.sees('This knowledge base is archived and takes no files.')
  await lead.open(`/knowledge/${kbId}/settings`)
  await lead.press('Delete it')
  await lead.fill('Type its name to go on', base)
  await lead.press('Delete for good')
  await lead.sees('No knowledge bases yet')
  expect(lead.complaints.splice(0)).toEqual([])
})
