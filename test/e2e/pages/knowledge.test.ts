import { beforeAll, expect, test } from 'vitest'
import { addFiles, filesAreRead } from '../../support/browser/files.ts'
import { type Visitor, eventually, startLead } from '../../support/browser/pages.ts'

const { pages, lead, ask, newProject, heading } = startLead('/knowledge')
const base = 'Handbook <b>&</b> مشروع 🚀'
const policy = `# Leave

Every employee has 28 days of annual leave a year.

# Sickness

Whoever is ill for more than 3 days hands in a certificate.

| Doctor | Room |
| --- | --- |
| Ms Vogel | 12 |
`
const leaveFile = '<img src=x onerror=alert(1)> leave.md'
const leave = 'Every employee has 28 days of annual leave a year.'
const travel = 'Hotels are paid up to 140 euros a night. Trains are booked in second class.'

let other: Visitor
let kbId = ''

async function asks(visitor: Visitor, question: string) {
  const field = (await visitor.shows('Your next question')) ? 'Your next question' : 'Your question'
  await visitor.fill(field, question)
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

async function asksAnew() {
  await lead.press('New conversation')
  await lead.page.waitForFunction(() => !document.querySelector('.ask-turn'))
}

const citedWords = async () => {
  const mark = await lead.page.waitForSelector('.document-text mark')
  await lead.page.waitForFunction(() => document.activeElement?.matches('mark'))
  await lead.page.waitForFunction(
    (one) => {
      const { top } = one!.getBoundingClientRect()
      return top > 0 && top < innerHeight
    },
    {},
    mark,
  )
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
  other = await pages.signedIn('/knowledge')
})

test('a newcomer without any base is led to the guide', async () => {
  await lead.follow('How it works')
  await lead.isHeaded('Ask your documents')
  await lead.page.goBack()
  await lead.sees('No knowledge bases yet')
})

test('a base is made, takes several files at once, and says of each what became of it', async () => {
  await lead.press('Create the first one')
  await lead.fill('Name', base)
  await lead.press('Create')
  await lead.isHeaded(base)
  kbId = (await lead.page.evaluate(() => location.pathname)).split('/')[2] ?? ''
  await lead.sees('There are no files yet')
  await addFiles(pages, lead, { [leaveFile]: policy, 'broken.pdf': 'no PDF', 'travel.txt': travel })
  await lead.sees('3 files', 'The file is named .pdf but holds plain text.')
  await filesAreRead(lead, 3)
  await lead.sees(leaveFile)
})

test('what a base says in short leads to the words of its files, and no more once a file is deleted', async () => {
  const sentence = 'The gate is locked at ten in the evening.'
  await addFiles(pages, lead, { 'gate.txt': sentence })
  await lead.sees('4 files')
  await lead.page.waitForFunction(() => !document.querySelector('.on-the-way'))
  const marksOf = async (fileName: string) => {
    await lead.open(`/knowledge/${kbId}`)
    await lead.page.waitForSelector('.base-context')
    const all = await lead.page.$$eval('.base-context a.ask-mark', (marks) => marks.map(({ title }) => title))
    return all.filter((title) => title === fileName).length
  }
  await eventually(() => marksOf('gate.txt')).toBe(1)
  await lead.page.locator('.base-context a.ask-mark[title="gate.txt"]').click()
  expect(await citedWords()).toBe(sentence)
  expect(await heading()).toBe('gate.txt')
  await ask('DELETE', `/api/knowledge-bases/${kbId}/files/${await fileIdOf('gate.txt')}`)
  expect(await marksOf('gate.txt')).toBe(0)
  const isTold = async () => {
    await lead.open(`/knowledge/${kbId}`, 'In short')
    return lead.shows('The gate is locked')
  }
  await eventually(isTold).toBe(false)
})

test('a question is answered in words of the files, and its mark opens the document on them', async () => {
  await lead.open(`/knowledge/${kbId}/ask`)
  await asks(lead, 'How many days of annual leave are there?')
  await lead.sees(leave)
  const passages = () =>
    lead.page.$$eval('.ask-passages li', (all) => all.map(({ textContent }) => textContent))
  await eventually(passages).toEqual(expect.arrayContaining([expect.stringContaining('Best match')]))
  expect(String(await passages())).not.toContain('100 %')
  await lead.follow(`Source 1: ${leaveFile}`)
  expect(await citedWords()).toBe(leave)
  expect(await heading()).toBe(leaveFile)
  const original = await lead.page.waitForSelector('::-p-aria([name="Open the original"][role="link"])')
  expect(await original?.evaluate((link) => link.getAttribute('href'))).toContain('/api/files/')
  await lead.page.goBack()
  await lead.sees(leave)
  await asks(lead, 'Who won the world cup of 1954?')
  await lead.page.waitForSelector('.ask-silent')
  await asksAnew()
})

test('an answer out of a table is a table, and its mark opens the row', async () => {
  await lead.open(`/knowledge/${kbId}/ask`)
  await asks(lead, 'Which room does the doctor Ms Vogel have?')
  // It comes row by row, and is read out once it is whole.
  await lead.sees('Doctor, Room. Ms Vogel, 12.')
  const rows = await lead.page.$$eval('.ask-rows tr', (all) =>
    all.map(({ cells }) => [...cells].map((cell) => cell.firstChild?.textContent).join(' ')),
  )
  expect(rows).toEqual(['Doctor Room', 'Ms Vogel 12'])
  expect(await lead.shows('|')).toBe(false)
  await lead.page.locator('.ask-rows tbody .ask-mark').click()
  expect(await citedWords()).toBe('Ms Vogel')
  await lead.page.goBack()
  await asksAnew()
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
  await lead.page.locator('.ask-filters > summary').click()
  await lead.page.select('select[name=fileType]', 'md')
  await asks(lead, 'How many days of annual leave are there?')
  const { hash } = new URL(lead.page.url())
  expect(hash).toBe('#ask=How+many+days+of+annual+leave+are+there%3F&type=md')
  await lead.page.reload()
  await lead.sees('Only Markdown')
  expect(await lead.page.$$eval('.ask-turn', (turns) => turns.length)).toBe(1)
  await asksAnew()
  expect(await lead.page.evaluate(() => location.hash)).toBe('')
  await lead.page.evaluate((link) => (location.hash = link), `${hash}&to=2020-01-01`)
  await lead.page.waitForSelector('.ask-silent')
  await lead.sees('Only Markdown, changed until Jan 1, 2020')
  await asksAnew()
})

test('the contents of a document lead to its headings', async () => {
  const isAtHeading = () =>
    lead.page.waitForFunction(
      () =>
        document.activeElement?.textContent === 'Sickness' &&
        document.activeElement.closest('.document-text'),
    )
  await lead.open(`/knowledge/${kbId}/files/${await fileIdOf('leave.md')}`)
  await lead.follow('Sickness')
  await isAtHeading()
  expect(await lead.page.evaluate(() => location.hash)).toMatch(/^#to=\d+$/)
  await lead.page.reload()
  await isAtHeading()
})

const cited = (quote: string) => `#${new URLSearchParams({ at: '0-10', quote })}`

test('rows of a file are a table, and who cites one sees it marked in each of its cells', async () => {
  await lead.open(`/knowledge/${kbId}/files/${await fileIdOf('leave.md')}${cited('| Ms Vogel | 12 |')}`)
  expect(await citedWords()).toBe('Ms Vogel')
  const wordsOf = (selector: string) =>
    lead.page.$$eval(selector, (all) => all.map(({ lastChild }) => lastChild?.textContent))
  expect(await wordsOf('.document-table th')).toEqual(['Doctor', 'Room'])
  expect(await wordsOf('.document-table mark')).toEqual(['Ms Vogel', '12'])
})

test('words that moved are found again, and those that are gone are told with what they were', async () => {
  await lead.open(`/knowledge/${kbId}/files/${await fileIdOf('leave.md')}${cited('more than 3 days')}`)
  await lead.sees('The cited words stand in another place now')
  expect(await citedWords()).toBe('more than 3 days')
  await lead.page.evaluate((hash) => (location.hash = hash), cited('more than 5 days'))
  await lead.sees('The source has changed', 'more than 5 days')
  await lead.open(`/knowledge/${kbId}/files/${crypto.randomUUID()}${cited('words of it')}`)
  await lead.sees('The source was removed', 'words of it')
})

test('the finder finds what files say, and goes there', async () => {
  await lead.open('/knowledge')
  await lead.press('Jump to…')
  await lead.page.waitForSelector('dialog.jump[open]')
  await lead.page.keyboard.type('second class')
  await lead.sees('In the files', 'Trains are booked in second class.')
  await lead.page.keyboard.press('Enter')
  await lead.isHeaded('travel.txt')
  expect(await citedWords()).toBe(travel)
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
})

/** The organization of somebody who has nothing to do with the lead. */
const otherOrganization = () =>
  other.page.evaluate(async () => {
    const answer = await fetch('/api/organizations')
    const { organizations } = (await answer.json()) as { organizations: { organizationId: string }[] }
    return organizations[0]?.organizationId ?? ''
  })

test('a base is offered to another organization, which accepts it and asks it until that ends', async () => {
  await lead.open(`/knowledge/${kbId}/settings`)
  await lead.fill('Id of the other organization', 'nobody')
  await lead.press('Offer')
  await lead.page.waitForSelector('[name=targetOrgId][aria-invalid=true]')
  await lead.fill('Id of the other organization', await otherOrganization())
  await lead.press('Offer', 'offered, not accepted yet')
  await other.open('/knowledge', 'Offered to your organization')
  expect(await other.shows('Shared with you: read')).toBe(false)
  await other.press(`Decline ${base}`)
  await other.press('Decline it', `Declined ${base}`)
  await lead.page.reload()
  await lead.sees('It is shared with no other organization, and offered to none.')
  await lead.fill('Id of the other organization', await otherOrganization())
  await lead.press('Offer', 'offered, not accepted yet')
  await other.open('/knowledge', 'Offered to your organization')
  await other.press(`Accept ${base}`, 'Shared with you: read')
  await other.open(`/knowledge/${kbId}/ask`)
  await asks(other, 'How are trains booked?')
  await other.sees('Trains are booked in second class.')
  await other.open(`/knowledge/${kbId}`, '3 files')
  expect(await other.shows('Choose files')).toBe(false)
  await lead.page.reload()
  await lead.press('End sharing with Demo')
  await lead.press('End sharing', 'It is shared with no other organization, and offered to none.')
  await other.page.reload()
  await other.sees('There is no such knowledge base')
})

test('a public base is asked by a stranger, whose marks lead to the words below, until it is closed', async () => {
  await lead.press('Make it public')
  await lead.press('Open it to everybody', 'It is public now.')
  const stranger = await pages.visitor()
  await stranger.open(await lead.page.$eval('a[href^="/kb/"]', (link) => link.getAttribute('href') ?? ''))
  await stranger.sees(base)
  await asks(stranger, 'How much is paid for hotels a night?')
  await stranger.sees('Hotels are paid up to 140 euros a night.')
  await stranger.press('Source 1: travel.txt')
  await stranger.page.waitForFunction(() => document.activeElement?.matches('.ask-sources li'))
  await lead.press('Close it again', 'It is closed to the public.')
  await stranger.page.reload()
  await stranger.sees('There is no public knowledge base here')
})

test('a project answers out of its own files and of the bases that it is linked to', async () => {
  const projectId = await newProject('Move <i>office</i>', { knowledgeBaseIds: [kbId] })
  await lead.open(`/projects/${projectId}/files`)
  await addFiles(pages, lead, { 'plan.md': 'The office moves on 3 May. Every desk is packed on 30 April.' })
  await lead.sees('1 passage')
  await lead.open(`/projects/${projectId}/ask`, '1 linked knowledge base')
  for (const [question, file, words, place] of [
    ['When does the office move?', 'plan.md', 'The office moves on 3 May.', `/projects/${projectId}/files/`],
    [
      'How are trains booked?',
      'travel.txt',
      'Trains are booked in second class.',
      `/knowledge/${kbId}/files/`,
    ],
  ] as const) {
    await asks(lead, question)
    await lead.follow(`Source 1: ${file}`)
    expect(await citedWords()).toBe(words)
    expect(await lead.page.evaluate(() => location.pathname)).toContain(place)
    await lead.page.goBack()
  }
})

test('a file is deleted once somebody is sure, and a base by its name', async () => {
  await lead.open(`/knowledge/${kbId}`)
  await lead.press('Delete broken.pdf')
  await lead.press('Cancel')
  await lead.press('Delete broken.pdf')
  await lead.press('Delete the file', 'Deleted broken.pdf', '2 files')
  await lead.open(`/knowledge/${kbId}/settings`)
  await lead.press('Archive it', 'Archived Handbook')
  await lead.follow('Files', 'This knowledge base is archived and takes no files.')
  await lead.open(`/knowledge/${kbId}/settings`)
  await lead.press('Delete it')
  await lead.fill('Type its name to go on', base)
  await lead.press('Delete for good', 'No knowledge bases yet')
})
