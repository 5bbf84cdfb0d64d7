import type { Cast } from './cast.ts'
import type { Recorder } from './recorder.ts'

const requirements =
  'The field "User name" must have 3 to 20 characters.\nWhen the user name is taken, the message "This name is taken" is shown.'

const page = {
  url: 'https://example.com/register',
  title: 'Create an account',
  controls: [
    { role: 'textbox', name: 'User name', type: 'text', limits: { required: true, maxLength: 20 } },
    {
      role: 'textbox',
      name: 'Company',
      region: 'Business',
      hidden: true,
      revealedBy: [{ action: 'tick', role: 'checkbox', name: 'I order for a business' }],
    },
  ],
  headings: ['Create an account'],
  regions: [{ role: 'group', name: 'Business' }],
  messages: [],
}

const boundary = 'tracewright-example'

/** A form with one file, as a client sends it. */
export const upload = (file: string, text: string, fields: Record<string, string> = {}) => ({
  mediaType: `multipart/form-data; boundary=${boundary}`,
  text: [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${file}"`,
    'Content-Type: text/plain',
    '',
    text,
    ...Object.entries(fields).flatMap(([name, value]) => [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${name}"`,
      '',
      value,
    ]),
    `--${boundary}--`,
    '',
  ].join('\r\n'),
})

const spreadsheet =
  'Title,Steps,Expected Result\nPay by card,1. Open "/cart",The text "Your cart" is visible\n'

const testCase = {
  id: 'TC-1',
  title: 'The cart is shown',
  testLevel: 'system',
  testType: 'functional',
  priority: 'high',
  steps: [{ stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "Example" is visible' }],
}

const written = {
  id: 'TC-1',
  title: 'A taken name is refused',
  sentences: ['When the user name is taken, the message "This name is taken" is shown.'],
  steps: [
    { action: 'Open the page' },
    {
      action: 'Enter "ada" in the "User name" field and press Tab',
      expectedResult: '"This name is taken" is shown',
    },
  ],
}

/** What teams ask for beside a session. */
export async function designForTeams(recorder: Recorder, organizationId: string): Promise<void> {
  recorder.section = 'quality'
  await recorder.call('quality.extractRequirements', { content: requirements })
  const read = await recorder.call('quality.readText', { requirements, organizationId })
  const { sentences } = read.answer as { sentences: { id: string; marked: string }[] }
  await recorder.call('quality.correctReading', {
    organizationId,
    requirements,
    sentences: sentences.slice(0, 1).map(({ id, marked }) => ({ id, marked, kinds: ['length'] })),
  })
  await recorder.call('quality.exportReadings', { organizationId })
  const kept = await recorder.call('quality.listReadings', { organizationId })
  const { corrections } = kept.answer as { corrections: { correctionId: string }[] }
  await recorder.call('quality.deleteReading', { correctionId: corrections[0]?.correctionId })
  await recorder.call('quality.exportTestCases', {
    testCases: [testCase],
    format: 'csv',
    projectName: 'Shop',
  })
  await recorder.call('quality.readSteps', { testCases: [testCase], baseUrl: 'https://example.com' })
  await recorder.call(
    'quality.importTestCases',
    {},
    { form: upload('cases.csv', spreadsheet, { dryRun: 'true' }) },
  )
  await recorder.call('quality.exportScripts', {
    testCases: [testCase],
    framework: 'playwright',
    language: 'typescript',
    baseUrl: 'https://example.com',
    projectName: 'Shop',
  })
  await recorder.call('quality.writeFeatures', {
    requirements,
    framework: 'cucumber-js',
    language: 'javascript',
    maxScenarios: 3,
  })
}

/** A visitor's session: cases, a run of them, and what was recorded of it. */
export async function designAndRun(
  recorder: Recorder,
  { run, verified, finishRun, finishRehearsal }: Cast,
): Promise<string> {
  recorder.section = 'public'
  const userEmail = `visitor.${run}@example.com`
  await recorder.call('public.extractFromFile', {}, { form: upload('requirements.txt', requirements) })
  const generated = await recorder.call('public.generate', {
    requirements,
    maxTestCases: 5,
    userEmail,
    pages: [page],
  })
  await recorder.call('public.getReadingInstructions', { work: 'stories' })
  await recorder.call('public.getWritingInstructions')
  const { testCases, sessionId: read } = generated.answer as { testCases: unknown[]; sessionId: string }
  await recorder.call('public.getPages', { sessionId: read })
  await recorder.call('public.getSessionChanges', { sessionId: read })
  const reading = await recorder.call('public.getReading', { sessionId: read })
  const { sentences } = reading.answer as { sentences: { id: string; marked: string }[] }
  await recorder.call('public.correctReading', {
    sessionId: read,
    sentences: sentences.slice(0, 1).map(({ id, marked }) => ({ id, marked, kinds: ['length'] })),
  })
  await recorder.call('public.getStepGuide')
  await recorder.call('public.getAuthors')
  await recorder.call('public.readSteps', {
    steps: [
      { action: 'Open "/orders"', expectedResult: 'The heading "Orders" is shown' },
      { action: 'Approve the first request', expectedResult: 'The counter is shown' },
    ],
  })
  await recorder.call('public.export', {
    testCases: testCases.slice(0, 1),
    format: 'gherkin',
    projectName: 'Shop',
  })
  const { answer } = await recorder.call('public.createSession', {
    title: 'Sign-up form',
    requirements,
    userEmail,
    maxTestCases: 10,
  })
  const { sessionId } = answer as { sessionId: string }
  await recorder.call('public.submitCases', { sessionId, testCases: [written] })
  await recorder.call('public.replaceTestCases', { sessionId, testCases: [testCase] })
  // It is ready, so nobody has to be asked.
  await recorder.call('public.rewordCases', { sessionId, ids: ['TC-1'] })
  await recorder.call('public.applyRewordings', {
    sessionId,
    rewordings: [
      { id: 'TC-1', stepNumber: 1, action: 'Open "/sign-up/"', expectedResult: '"Create account" is shown' },
    ],
  })
  await recorder.call('public.importTestCases', { sessionId }, { form: upload('cases.csv', spreadsheet) })
  await recorder.call('public.getSession', { sessionId })
  await recorder.call('public.listSessions', { email: userEmail })
  // A deployment that lists sessions openly sends no codes.
  await recorder.call('public.sendListingCode', { email: userEmail }, { transport: verified, otherwise: 409 })
  const started = await recorder.call('public.execute', {
    sessionId,
    testCaseIds: ['TC-1'],
    config: { url: 'https://example.com', viewport: { width: 1280, height: 720 } },
    userEmail,
  })
  const { executionId } = started.answer as { executionId: string }
  await finishRun(executionId)
  const ended = await recorder.call('public.getExecution', { executionId })
  const { evidence } = ended.answer as { evidence: { manifestUrl: string } }
  await recorder.call('public.listExecutions', { sessionId })
  const pageUrl = 'https://example.com'
  const rehearsed = await recorder.call('public.rehearse', { sessionId, pageUrl, userEmail })
  const { executionId: rehearsal } = rehearsed.answer as { executionId: string }
  await finishRehearsal({ executionId: rehearsal, testCaseId: 'TC-1' })
  await recorder.call('public.getRehearsal', { sessionId })
  const answers = [{ testCaseId: 'TC-1', take: 'page_is_wrong' }]
  await recorder.call('public.answerRehearsal', { sessionId, answers })
  await recorder.call('public.cancelExecution', { executionId })
  recorder.section = 'evidence'
  // A run that has just begun has recorded nothing yet.
  await recorder.call('evidence.get', { token: evidence.manifestUrl.split('/').at(-1) }, { otherwise: 403 })
  return sessionId
}
