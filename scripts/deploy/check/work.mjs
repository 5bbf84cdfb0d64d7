import { answered } from './client.mjs'

const cases = '/api/public/test-cases'
const requirements = [
  'The page has the field "User name" and the button "Save".',
  'The field "User name" is required and must have 3 to 20 characters. If it does not, the page shows "Enter a user name".',
  'When the field "User name" is valid and the visitor clicks "Save", the page shows "Saved".',
].join('\n\n')

function need(holds, fault) {
  if (!holds) throw new Error(fault)
}

/** Real work, as a visitor would ask for it. What it stores belongs to one session, which the last check deletes. `known` carries what one leaves for the next. */
export const work = [
  {
    name: 'files are read (extract)',
    async run({ get }) {
      const form = new FormData()
      form.set('file', new File([requirements], 'check.txt'))
      const { text } = await get('POST', `${cases}/extract-from-file`, { form })
      need(text.includes('User name'), 'the text of the file came back as another')
    },
  },
  {
    name: 'test cases are designed and kept (design, D1, Durable Objects)',
    async run({ get }, known) {
      // No model: what it writes would cost something at each check, and come out another way each time.
      const json = { requirements, author: 'embedded' }
      const made = await get('POST', `${cases}/generate`, { json })
      known.session = `${cases}/sessions/${made.sessionId}`
      known.sessionId = made.sessionId
      const { covered, items } = made.summary.coverage
      need(made.testCases.length > 0 && covered > 0, 'there are no test cases')
      return `${made.testCases.length} cases, ${covered} of ${items} coverage items`
    },
  },
  {
    name: 'work in the background is done and told (queue, jobs, socket)',
    async run({ get, until, origin }, known) {
      need(known.session, 'not tried without test cases')
      const message = { message: 'make TC-001 critical' }
      const { executionId } = await get('POST', known.session, { json: message })
      const told = lastEvent(origin, executionId)
      const session = await until(known.session, ({ status }) => status !== 'running', { timeoutMs: 60_000 })
      need(session.status === 'ready', `the session is ${session.status}`)
      need(session.testCases[0].priority === 'critical', 'the message changed nothing')
      await told
    },
  },
  {
    name: 'runs are refused where they may not go',
    async run({ ask, origin }, known) {
      need(known.session, 'not tried without test cases')
      for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/', origin.href]) {
        const { sessionId } = known
        const run = { sessionId, testCaseIds: ['TC-001'], config: { url } }
        const { status, body } = await ask('POST', `${cases}/execute`, { json: run })
        need(
          body.error === 'targets.refused',
          `a run against ${url} was answered ${answered(status, body)}: is ALLOW_PRIVATE_TARGETS true?`,
        )
      }
    },
  },
  {
    name: 'a case runs in a browser, and its evidence opens (Workflow, Browser Rendering, R2)',
    async run({ get, ask, until, target }, known) {
      need(known.session, 'not tried without test cases')
      const { testCases } = await get('GET', known.session)
      const steps = [{ stepNumber: 1, action: `Open ${target}`, expectedResult: 'The page is shown' }]
      const only = { ...testCases[0], title: 'The page opens', steps, expectedResult: 'The page is shown' }
      await get('PATCH', known.session, { json: { testCases: [only] } })
      const { sessionId } = known
      const run = { sessionId, testCaseIds: [only.id], config: { url: target } }
      const { executionId } = await get('POST', `${cases}/execute`, { json: run })
      const isOver = ({ status }) => !['queued', 'running'].includes(status)
      const ended = await until(`${cases}/executions/${executionId}`, isOver, { timeoutMs: 300_000 })
      const [result] = ended.cases
      need(ended.status === 'completed', `the run is ${ended.status}: ${ended.error?.message ?? ''}`)
      need(result.status !== 'error', `the browser could not open ${target}`)
      const { status } = await ask('GET', result.videoUrl)
      need(status === 200, `the video answered ${status}`)
      return `${target}: ${result.status}`
    },
  },
  {
    name: 'what was stored is deleted again',
    async run({ get, ask }, known) {
      need(known.session, 'nothing was stored')
      await get('DELETE', known.session)
      const { status } = await ask('GET', known.session)
      need(status === 404, `the deleted session answered ${status}`)
    },
  },
]

/** Resolves when the socket has told the end of an execution. */
function lastEvent({ origin }, executionId) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`)
  const told = new Promise((resolve, reject) => {
    setTimeout(reject, 60_000, new Error('the socket told nothing of the end')).unref()
    socket.addEventListener('open', () => socket.send(JSON.stringify({ action: 'subscribe', executionId })))
    socket.addEventListener('error', () => reject(new Error('no socket could be opened at /ws')))
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'execution_complete') resolve()
    })
  })
  const closed = told.finally(() => socket.close())
  // It may fail before somebody waits for it.
  closed.catch(() => undefined)
  return closed
}
