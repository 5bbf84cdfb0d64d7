import { expect, test } from 'vitest'
import { type Answer, answeringOn, when } from '../../support/browser/answering.ts'
import { exchangeOf } from '../../support/browser/exchange.ts'
import { generatorOf } from '../../support/browser/generator.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { type Visitor, eventually, startLead } from '../../support/browser/pages.ts'
import { qualityOf } from '../../support/browser/quality.ts'

const { pages, lead, ask, newPlace } = startLead()
const { visitor, newSession, stored } = generatorOf(pages)
const { choose } = exchangeOf(pages)

const assistant = { url: 'http://localhost:8787/api/mcp?toolset=core' }
const model = { configured: true, name: 'small:8b', engine: 'openai-compatible', available: true }
const noModel = { configured: false, name: null, engine: null, available: false }

const ponder = 'Ponder what the text may mean'
const unread = (names: readonly string[]) => newSession(names, {}, () => ({ action: ponder }))

const before = { action: ponder, expectedResult: '' }
const reworded = (id: string, about: object = {}) => ({
  id,
  stepNumber: 1,
  before,
  after: { action: 'Open the page', expectedResult: '"Welcome" is visible' },
  readable: true,
  meaning: 'holds',
  ...about,
})
const refused = (id: string) => ({ id, stepNumber: 1, reason: 'What it expects is left out.' })

interface Asked {
  ids: string[]
}

/** A model that answers about two cases with one call. */
const twoAtOnce =
  (asked: Asked[]): Answer =>
  (request) => {
    if (request.url().includes('/api/public/test-cases/authors'))
      return { status: 200, body: { model, nearby: null, assistant } }
    if (!request.url().endsWith('/reword')) return undefined
    const { ids } = JSON.parse(request.postData() ?? '{}') as Asked
    asked.push({ ids })
    const rewordings = ids
      .slice(0, 2)
      .map((id) => reworded(id, id === 'TC-002' ? { meaning: 'unknown' } : {}))
    const isLast = ids.length === 1
    return {
      status: 200,
      body: {
        rewordings: isLast ? [] : rewordings,
        refused: isLast ? [refused(ids[0] ?? '')] : [],
        remaining: ids.slice(2),
      },
    }
  }

const stepOf = async (sessionId: string, at: number) => (await stored(sessionId)).testCases[at]?.steps?.[0]
const isTaken = ({ page }: Visitor, step: number, at: number) =>
  page.$$eval(
    `dialog[open] [aria-label="Use this wording for step ${step}"]`,
    (boxes, place) => (boxes[place] as HTMLInputElement).checked,
    at,
  )

test('cases are made runnable in turns, step by step, and taken back', async () => {
  const sessionId = await unread(['Ponder', 'Muse', 'Dream'])
  const somebody = await visitor()
  const { page } = somebody
  const asked: Asked[] = []
  await answeringOn(somebody, twoAtOnce(asked), async () => {
    await somebody.open(`/#session=${sessionId}`, '3 cases cannot run as they are worded.')
    await somebody.press('Make them runnable', '2 steps of 2 cases can be said in words that a run reads.')
    expect(asked.map(({ ids }) => ids)).toEqual([['TC-001', 'TC-002', 'TC-003'], ['TC-003']])
    await somebody.sees('What it expects is left out.', 'Nobody could confirm that this means the same.')
    expect([await isTaken(somebody, 1, 0), await isTaken(somebody, 1, 1)]).toEqual([true, false])
    expect(await barriersInBoth(somebody)).toEqual([])
    expect(await somebody.sidewaysOnPhone()).toEqual([])
    await somebody.press('Accept 1 chosen', '1 step of 1 case reworded.')
    await eventually(() => stepOf(sessionId, 0)).toMatchObject({ action: 'Open the page', original: before })
    expect(await stepOf(sessionId, 1)).toMatchObject({ action: ponder })
    await somebody.press('Undo')
    await eventually(() => stepOf(sessionId, 0)).toEqual({ stepNumber: 1, ...before })
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  })
})

test('the words of the author stand beside a step that was reworded, and come back', async () => {
  const sessionId = await unread(['Ponder'])
  const somebody = await visitor()
  await answeringOn(
    somebody,
    (request) =>
      request.url().endsWith('/reword')
        ? { status: 200, body: { rewordings: [reworded('TC-001')], refused: [], remaining: [] } }
        : twoAtOnce([])(request),
    async () => {
      await somebody.open(`/#session=${sessionId}`, '1 case cannot run as it is worded.')
      await somebody.press('Open TC-001', 'Why a browser cannot run it')
      await somebody.press('Make TC-001 runnable')
      await somebody.press('Accept 1 chosen')
      await eventually(() => stepOf(sessionId, 0)).toMatchObject({ original: before })
      await somebody.sees('Worded by its author:')
      await somebody.page.locator('.gen-original summary').click()
      await somebody.press('Use the words of the author again for step 1')
      await eventually(() => stepOf(sessionId, 0)).toEqual({ stepNumber: 1, ...before })
      expect(await somebody.page.$('.gen-original')).toBeNull()
    },
  )
})

test('what came stays where the asking fails, and goes on from there', async () => {
  const sessionId = await unread(['Ponder', 'Muse', 'Dream'])
  const somebody = await visitor()
  let turns = 0
  const failing: Answer = (request) => {
    if (!request.url().endsWith('/reword') || ++turns !== 2) return twoAtOnce([])(request)
    return { status: 429, body: { error: 'rate_limited', message: 'Too many rewordings.' } }
  }
  await answeringOn(somebody, failing, async () => {
    await somebody.open(`/#session=${sessionId}`, '3 cases cannot run as they are worded.')
    await somebody.press('Make them runnable', 'Too many rewordings.')
    await somebody.sees('2 steps of 2 cases', '1 case was not looked at, or got no answer.')
    await somebody.press('Try again', '1 step stays as it is.')
    await somebody.press('Close')
  })
})

test('without a model the ways that exist stand in the place of the button', async () => {
  const sessionId = await unread(['Ponder', 'Muse'])
  const somebody = await visitor()
  const answer = when('/api/public/test-cases/authors', {
    status: 200,
    body: { model: noModel, nearby: null, assistant },
  })
  await answeringOn(somebody, answer, async () => {
    await somebody.open(`/#session=${sessionId}`, 'Make runnable: by your assistant')
    await somebody.page.locator('.gen-not-ready .writers-offer summary').click()
    await somebody.sees(
      'Your assistant can reword them over MCP',
      assistant.url,
      'How to connect an assistant',
    )
    expect(await somebody.shows('Make them runnable')).toBe(false)
    expect(await barriersInBoth(somebody)).toEqual([])
  })
})

test('an import says what a run does not read of it, and a run leads to where it comes to be read', async () => {
  const sessionId = await newSession([])
  const somebody = await visitor()
  await somebody.open(`/#session=${sessionId}`, 'New text')
  await somebody.press('Import')
  const sheet = 'Title,Step,Expected\nPonder,Ponder it,It feels good\nMuse,Muse about it,It feels fine\n'
  await choose(somebody, 'cases.csv', sheet)
  await somebody.press('Add 2 cases', 'A run does not read 2 steps of 2 imported cases.')
  await answeringOn(somebody, twoAtOnce([]), async () => {
    await somebody.open(`/run#session=${sessionId}`, '2 of the chosen cases cannot run as they are worded.')
    await somebody.follow('Make them runnable', 'Make cases runnable', '2 steps of 2 cases')
    expect(new URL(somebody.page.url()).hash).toBe(`#session=${sessionId}`)
    await somebody.press('Close')
  })
})

test('chosen cases of a project are made runnable, and what the service refuses stays with its reason', async () => {
  const place = await newPlace('Shop')
  const { newCase } = qualityOf(ask, () => place)
  const id = await newCase('Ponder', [
    [ponder, ''],
    ['Enter "5" in the "Weight" field', ''],
  ])
  const rewordings = [
    reworded(id, { after: { action: 'Open the page', expectedResult: '' } }),
    reworded(id, {
      stepNumber: 2,
      before: { action: 'Enter "5" in the "Weight" field', expectedResult: '' },
      after: { action: 'Enter "6" in the "Weight" field', expectedResult: '' },
    }),
  ]
  const answer = when(/\/api\/qa\/test-cases\/reword$/, {
    status: 200,
    body: { rewordings, refused: [], remaining: [] },
  })
  await answeringOn(lead, answer, async () => {
    await lead.open(`/projects/${place.projectId}/cases`, 'Choose all 1 case')
    await lead.press('Choose all 1 case')
    await lead.press('More to do with what is chosen')
    await lead.press('Make 1 case runnable…', '2 steps of 1 case can be said')
    await lead.press(
      'Accept 2 chosen',
      '1 step was left out, and stays as it is:',
      'is not what the step says.',
    )
    const { steps } = await ask<{ steps: object[] }>('GET', `/api/qa/test-cases/${id}`)
    expect(steps[0]).toMatchObject({ action: 'Open the page', original: before })
    await lead.press('Close')
  })
})
