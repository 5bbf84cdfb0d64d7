import { beforeAll, expect, test } from 'vitest'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { lead, ask, newPlace, heading, valueOf } = startLead()
let its = { projectId: '', organizationId: '' }

interface Listed {
  stories: { storyId: string; title: string; status: string; storyPoints: number | null }[]
}
const stories = async () => (await ask<Listed>('GET', `/api/pm/stories?projectId=${its.projectId}`)).stories
const storyOf = async (title: string) => {
  const found = (await stories()).find((story) => story.title.includes(title))
  if (!found) throw new Error(`No story ${title}`)
  return found
}
const openStory = async (title: string) =>
  lead.open(`/projects/${its.projectId}/stories/${(await storyOf(title)).storyId}`)
const select = async (label: string, text: string) => {
  const control = await lead.page.waitForSelector(`::-p-aria([name="${label}"][role="combobox"])`)
  await control?.evaluate((element, wanted) => {
    const list = element as unknown as HTMLSelectElement
    const option = [...list.options].find((one) => one.textContent?.includes(wanted))
    list.value = option?.value ?? ''
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }, text)
}

beforeAll(async () => {
  its = await newPlace('Seats <b>&</b> tickets 🚀')
})

/** The page shows at once what it is about to save. */
const saving = (act: () => Promise<void>) =>
  Promise.all([lead.page.waitForResponse((response) => response.request().method() === 'PUT'), act()])

const requirements = [
  'As a guest, I want to choose seats on a plan, so that my party sits together.',
  'When a guest chooses 2 seats and clicks "Book", the page shows "Your seats are booked".',
  'A guest can pay by card or by invoice.',
  'As an administrator, I want to export, import, archive and delete bookings.',
  'Das ist ein deutscher Satz.',
].join(' ')

test('an empty backlog leads to stories that are written from a text, of which the chosen ones are kept', async () => {
  await lead.open(`/projects/${its.projectId}/stories`, 'No stories yet')
  await lead.follow('Write stories from a text')
  await lead.press('Write stories', 'Fill this in.')
  await lead.paste('Requirements', requirements)
  await lead.press('Write stories', '3 stories were written', 'Not read (1)')
  await lead.press('From 2 sentences: show in the text what “Choose seats on a plan” is made of')
  expect(await lead.page.$$eval('.marked mark', (marks) => marks.map((mark) => mark.textContent))).toContain(
    'As a guest, I want to choose seats on a plan, so that my party sits together.',
  )
  await lead.page.locator('::-p-aria([name="Save these 4 instead"][role="checkbox"])').click()
  await lead.page
    .locator('::-p-aria([name="Save this story: Pay by card or by invoice"][role="checkbox"])')
    .click()
  await lead.press('Save 5 stories', 'Saved 5 stories', '#5 Delete bookings')
  expect(await stories()).toHaveLength(5)
})

test('what the project has already is named, and all at once are stored by one call', async () => {
  await lead.follow('Write stories from a text')
  await lead.paste('Requirements', requirements.slice(0, 165))
  await lead.press('Write stories', 'The project may have it already:')
  await lead.press('Choose all')
  await lead.press('Save 1 story', '6 stories')
})

test('a story is added by its title, found by status, and the choice outlives a reload', async () => {
  await lead.fill('Title of a new story', 'ab')
  await lead.press('Add')
  await lead.page.waitForSelector('.quick-create .fault')
  await lead.fill('Title of a new story', '‏مقاعد <i>Sit</i>')
  await lead.press('Add', '7 stories')
  expect(await lead.page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('title')
  await select('Status', 'Done')
  await lead.sees('No story is like this')
  await lead.page.reload()
  await lead.sees('No story is like this')
  await lead.press('Show all stories', '7 stories')
})

test('a story is edited where it stands, estimated, and says what its cases lack', async () => {
  await openStory('Sit')
  await lead.sees('Nobody has said yet who wants it')
  await lead.press('Edit title and texts')
  await lead.fill('Title', 'Sit together')
  await lead.fill('User story', 'As a guest, I want to sit beside my party.')
  await lead.press('Save')
  await lead.isHeaded('#7 Sit together')
  for (const [when, then] of [
    ['a guest books 2 seats', 'the page shows "Booked"'],
    ['a guest books 9 seats', 'the page shows "Too many"'],
  ] as const) {
    await lead.press('Add a criterion')
    await lead.page.locator('[name=when]').fill(when)
    await lead.page.locator('[name=then]').fill(then)
    await lead.press('Save', then)
  }
  await lead.press('Actions for criterion 2')
  await lead.press('Move up')
  await lead.page.waitForFunction(() =>
    document.querySelector('.criteria li')?.textContent?.includes('9 seats'),
  )
  await lead.press('Actions for criterion 1')
  await saving(() => lead.press('Remove'))
  await saving(() => lead.press('Undo'))
  await lead.page.waitForFunction(() => document.querySelectorAll('.criteria > ol > li').length === 2)
  await lead.press('Estimate')
  const points = await lead.page.waitForSelector('.estimate-points b')
  const said = await points?.evaluate((element) => element.textContent ?? '')
  await saving(() => lead.press(`Use ${said}`))
  await lead.sees('The story has these points.')
  await lead.press('Check the cases', '2 things to do')
  expect(String((await storyOf('Sit together')).storyPoints)).toBe(said?.split(' ')[0])
})

test('choices are saved at once and stand in the history; a circle is refused beside the field', async () => {
  await select('Status', 'Testing')
  await lead.sees('Unusual')
  await lead.fill('Story to wait for', '#6')
  await lead.page.keyboard.press('Enter')
  await lead.page.waitForSelector('.dependencies li')
  await openStory('Choose seats')
  await lead.fill('Story to wait for', '#7')
  await lead.page.keyboard.press('Enter')
  await lead.sees('A story cannot wait for itself, not even by way of others')
  await lead.fill('Story to wait for', 'nowhere')
  await lead.page.keyboard.press('Enter')
  await lead.sees('There is no story with this number or title')
})

test('what a story leaves open is answered in its description by a click or in own words, and not asked again', async () => {
  const acceptanceCriteria = [
    { given: '', when: '', then: 'the account is locked after 4 failed logins' },
    { given: '', when: 'the lease ends', then: 'a reminder e-mail is sent' },
  ]
  const made = { ...its, title: 'Lock accounts', description: 'For clerks.', acceptanceCriteria }
  const { story } = await ask<{ story: { storyId: string } }>('POST', '/api/pm/stories', made)
  const { storyId } = story
  await lead.open(`/projects/${its.projectId}/stories/${storyId}`, 'Lock accounts')
  await lead.press('Generate test cases')
  await lead.press('Generate', '2 questions to the author')
  expect(await barriersInBoth(lead)).toEqual([])
  expect(await lead.sidewaysOnPhone()).toEqual([])
  const asked = await lead.page.$$eval('.open-questions p', (all) => all.map((each) => each.textContent))
  const question = asked.find((each) => each.includes('How long does the lock last?'))
  await lead.fill(`Your own answer ${question}`, 'That depends on the helpdesk')
  await lead.press('Add to the text', 'Answered: it stands behind its sentence in your text.')
  const way = await lead.page.$eval('li:has(.own-answer) .completion', (each) => each.textContent)
  await lead.press(way)
  await lead.page.waitForFunction(() => document.querySelectorAll('[aria-pressed="true"]').length === 2)
  await saving(() => lead.press('Generate again'))
  await lead.page.waitForFunction(() => !document.querySelector('.open-questions'))
  await lead.sees('For the story as a whole')
  const { description } = await ask<{ description: string }>('GET', `/api/pm/stories/${storyId}`)
  expect(description).toBe(`For clerks.\nThat depends on the helpdesk.\n${way}`)
  const again = await ask<{ gaps: object[] }>('POST', `/api/pm/stories/${storyId}/generate-tests`, {})
  expect(again.gaps).toEqual([])
})

test('a story is deleted after a question that says what stays', async () => {
  await openStory('Archive bookings')
  await lead.press('Actions for Archive bookings')
  await lead.press('Delete…', 'Its test cases, its defects, its sprint and the stories that wait for it stay')
  await lead.press('Delete the story', '7 stories')
})

test('a sprint is made, planned with reasons, assigned, and taken back', async () => {
  await lead.open(`/projects/${its.projectId}/planning`)
  await lead.press('Create the first sprint')
  await lead.fill('Name', 'Sprint 1')
  await lead.press('Create the sprint', 'No story is in this sprint yet.')
  await lead.press('Plan the sprint', 'neither the sprint nor a completed one tells')
  await lead.fill('Room in story points', '5')
  await lead.press('Plan the sprint', 'Selected, in the order in which to do them', 'No room')
  await lead.press('Assign these', 'The selected stories are in “Sprint 1” now', 'In the sprint now')
  await lead.press('Run its cases', 'There is no case to run yet.')
  await lead.press('Actions for Sprint 1')
  await lead.press('Start the sprint', '“Sprint 1” is active now')
})

test('the board runs the cases of the sprint that it shows, and none of stories in no sprint', async () => {
  const all = await ask<{ sprints: { storyIds: string[] }[] }>(
    'GET',
    `/api/pm/sprints?projectId=${its.projectId}`,
  )
  const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: 'The page is shown' }]
  const made = { ...its, storyId: all.sprints[0]?.storyIds[0], title: 'Seats', steps }
  await ask('POST', '/api/qa/test-cases', made)
  await lead.open(`/projects/${its.projectId}/board`)
  await lead.press('Run its cases', 'Run 1 case')
  await lead.press('Cancel')
  await select('Sprint', 'Stories in no sprint')
  await lead.misses('Run its cases')
})

const columnOf = (title: string) =>
  lead.page.evaluate((wanted) => {
    const card = [...document.querySelectorAll('.board-card')].find((one) =>
      one.textContent?.includes(wanted),
    )
    return card?.closest('section')?.querySelector('h2')?.firstChild?.textContent?.trim()
  }, title)
const isIn = (title: string, column: string) => eventually(() => columnOf(title)).toBe(column)

test('stories on the board are carried by keyboard, moved by menu, dragged by pointer, and moved back', async () => {
  await lead.open(`/projects/${its.projectId}/board?sprint=none`, 'Sit together')
  await lead.page.waitForSelector('.board-card')
  const title = 'Sit together'
  await lead.page.focus('::-p-aria([name="Lift Sit together"])')
  await lead.page.keyboard.press('Space')
  await lead.page.keyboard.press('ArrowRight')
  await isIn(title, 'Done')
  expect(await lead.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Lift Sit together',
  )
  await lead.page.keyboard.press('Escape')
  await isIn(title, 'Testing')
  await lead.page.keyboard.press('Space')
  await lead.page.keyboard.press('ArrowLeft')
  await lead.page.keyboard.press('Space')
  await isIn(title, 'In review')
  await lead.sees('“Sit together” is in In review now')
  await lead.press('Undo')
  await isIn(title, 'Testing')
  await lead.press('Move Sit together')
  await lead.press('Move to Ready')
  await isIn(title, 'Ready')
  await drag(title, 'column-in_progress')
  await isIn(title, 'In progress')
  await lead.sees('“Sit together” is in In progress now')
  expect((await storyOf(title)).status).toBe('in_progress')
})

/** Drags a card as a mouse does. */
async function drag(title: string, column: string) {
  const [from, to] = await lead.page.evaluate(
    (wanted, id) => {
      const card = [...document.querySelectorAll('.board-card')].find((one) =>
        one.textContent?.includes(wanted),
      )
      const place = (element: Element | null | undefined) => {
        const { left, top, height, width } = element?.getBoundingClientRect() ?? new DOMRect()
        return { x: left + width / 2, y: top + Math.min(height - 8, 60) }
      }
      return [place(card), place(document.querySelector(`#${id}`)?.parentElement)]
    },
    title,
    column,
  )
  if (!from || !to) throw new Error('Nothing to drag')
  const { mouse } = lead.page
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(from.x + 20, from.y + 10, { steps: 4 })
  await mouse.move(to.x, to.y, { steps: 6 })
  await mouse.up()
}

test('risks stand in a matrix that shows those of a place, with their words', async () => {
  await lead.open(`/projects/${its.projectId}/risks`)
  await lead.page.locator('::-p-aria([name="Read the stories of the project"][role="checkbox"])').click()
  await lead.press('Analyze the risks', 'Paste requirements, or let the stories of the project be read.')
  await lead.paste('Requirements', 'Guests pay by credit card, and the card number is stored. GDPR applies.')
  await lead.press('Analyze the risks', 'Risks, the highest first')
  const all = await lead.page.$$eval('.risk-list > li', (risks) => risks.length)
  await lead.page.reload()
  await lead.sees('Risks, the highest first')
  expect(await valueOf('requirements')).toContain('Guests pay by credit card')
  await lead.page.locator('.matrix button').click()
  await lead.sees('Only likelihood')
  expect(await lead.page.$$eval('.risk-list > li', (risks) => risks.length)).toBeLessThan(all)
  await lead.press('Show all risks', 'GDPR')
  expect(await heading()).toBe('Risks')
})
