import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, publicGenerator } from '../support/public-generator.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { type Served, listening } from '../support/site/listening.ts'

const product = sharedProduct()
let visitor: ReturnType<typeof publicGenerator>
let site: Served
/** What the page was asked for. */
const asked: string[] = []

const shop = `<!doctype html><title>Shop</title><h1>Order</h1>
<label>Pieces <input id="pieces" type="number" value="1"></label>
<button id="buy">Buy</button> <button id="freeze">Freeze</button>
<p role="status" id="total"></p>
<script>
  document.getElementById('buy').onclick = () => {
    fetch('/sent?pieces=' + document.getElementById('pieces').value, { method: 'POST' })
    document.getElementById('total').textContent =
      'Total: ' + (10 * document.getElementById('pieces').value).toFixed(2) + ' EUR'
  }
  document.getElementById('freeze').onclick = () => { for (;;) {} }
</script>`

beforeAll(async () => {
  visitor = publicGenerator(product.origin())
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(shop)
  })
  site = await listening(server, 0)
})

afterAll(() => site.close())

type Prose = [action: string, expectedResult?: string]

const caseOf = (id: string, prose: Prose[], sentences: string[] = []) => ({
  id,
  title: `Case ${id}`,
  sentences,
  steps: prose.map(([action, expectedResult = ''], at) => ({ stepNumber: at + 1, action, expectedResult })),
})

const buying = (pieces: number, total: string): Prose[] => [
  [`Enter "${pieces}" in Pieces`],
  ['Click "Buy"', `The text "Total: ${total} EUR" is visible`],
]
const discount = 'From 5 pieces the total is 10 % less.'
const cases = [
  caseOf('PASSES', buying(2, '20.00')),
  caseOf('DIFFERS', buying(5, '45.00'), ['The total is shown.', discount]),
  caseOf('NOT-PERFORMED', [['Click the "Launch rocket" button', 'The text "Lift-off" is visible']]),
  caseOf('HANGS', [['Click "Freeze"', 'The text "Total" is visible']]),
  caseOf('PASSES-AFTER', buying(3, '30.00')),
]

async function over(sessionId: string, executionId: string): Promise<Session> {
  for (;;) {
    const session = await visitor.session(sessionId)
    const { rehearsal } = session
    if (rehearsal?.status === 'over' && rehearsal.executionId === executionId) return session
    await sleep(200)
  }
}

const rehearse = async (sessionId: string, body: object = {}) =>
  visitor.ask<{ executionId: string; status: string }>('POST', `/sessions/${sessionId}/rehearse`, {
    pageUrl: site.url,
    ...body,
  })

describe('a rehearsal of cases that pass, differ, cannot be performed and hang', () => {
  let session: Session
  let types: string[]

  beforeAll(async () => {
    const { sessionId } = await visitor.sessionWith(cases)
    const { executionId } = await rehearse(sessionId)
    const followed = await visitor.follow(executionId)
    await followed.first('execution_complete')
    types = followed.received.map(({ type }) => type)
    session = await over(sessionId, executionId)
  })

  test('each case comes to its own state, and what hangs keeps no other from it', () => {
    const states = session.rehearsal?.cases.map(({ testCaseId, state }) => [testCaseId, state])
    expect(states).toEqual([
      ['PASSES', 'passes'],
      ['DIFFERS', 'differs'],
      ['NOT-PERFORMED', 'not_performed'],
      ['HANGS', expect.stringMatching(/^not_/)],
      ['PASSES-AFTER', 'passes'],
    ])
    const verdicts = session.testCases.map(({ checks = [] }) => checks.at(-1)?.result)
    expect(verdicts.slice(0, 3)).toEqual(['holds', 'fails', 'unknown'])
  })

  test('the difference is told in both wordings, with its sentence and a picture', async () => {
    const differs = session.rehearsal?.cases[1]
    expect(differs).toMatchObject({
      stepNumber: 2,
      expected: 'The text "Total: 45.00 EUR" is visible',
      sentence: discount,
    })
    expect(differs?.seen).not.toBe('')
    const picture = await fetch(differs?.screenshotUrl ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('whoever follows hears of cases, and of no step', () => {
    expect(types.filter((type) => type === 'case_start')).toHaveLength(cases.length)
    expect(types.filter((type) => type === 'case_rehearsed')).toHaveLength(cases.length)
    expect(types.some((type) => type.startsWith('step_') || type === 'case_complete')).toBe(false)
  })

  test('every case was played once', () => {
    expect(asked.filter((line) => line.startsWith('POST /sent')).toSorted()).toEqual([
      'POST /sent?pieces=2',
      'POST /sent?pieces=3',
      'POST /sent?pieces=5',
    ])
  })
})

test('steps that open the page come before every case, and where they fail nothing is said of it', async () => {
  const { sessionId } = await visitor.sessionWith([
    caseOf('A', [['Click "Buy"', 'The text "Total" is visible']]),
  ])
  const fails = await rehearse(sessionId, { pageConfig: { steps: ['Click the "Sign in" button'] } })
  const refused = await over(sessionId, fails.executionId)
  expect(refused.rehearsal?.cases).toMatchObject([{ state: 'not_rehearsed' }])
  const opens = await rehearse(sessionId, { pageConfig: { steps: ['Enter "7" in Pieces'] } })
  const opened = await over(sessionId, opens.executionId)
  expect(opened.rehearsal?.cases).toMatchObject([{ state: 'passes' }])
})

test('a generation that is asked to rehearses what it made, in its own execution', async () => {
  const text = 'When "Buy" is clicked, the message "Total: 10.00 EUR" is shown.'
  const { sessionId, executionId } = await visitor.stream(text, { pageUrl: site.url, rehearse: true })
  const session = await over(sessionId, executionId)
  const ready = session.testCases.filter(({ automation }) => automation?.ready).map(({ id }) => id)
  const rehearsed = session.rehearsal?.cases.map(({ testCaseId }) => testCaseId) ?? []
  expect(rehearsed.toSorted()).toEqual(ready.toSorted())
  expect(session.status).toBe('ready')
})
