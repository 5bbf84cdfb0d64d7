import { upload } from './story-cases.ts'
import { knownSession, knownVisit } from '../../support/known-visitor.ts'
import type { Cast } from './cast.ts'
import type { Recorder } from './recorder.ts'

/** Projects, knowledge bases, web hooks and websites of an organization. Returns those that stay. */
export async function createConfiguredProjects(recorder: Recorder, organizationId: string, cast: Cast) {
  recorder.section = 'knowledgeBases'
  const made = await recorder.call('knowledgeBases.create', {
    organizationId,
    name: 'Manuals',
    description: 'What customers read',
  })
  const id = (made.answer as { kbId: string }).kbId
  await recorder.call('knowledgeBases.list', { organizationId })
  await recorder.call('knowledgeBases.get', { id })
  await recorder.call('knowledgeBases.update', { id, name: 'Handbooks' })
  const projectId = await projects(recorder, organizationId, id)
  await planning(recorder, { organizationId, projectId })
  await webhooks(recorder, organizationId)
  await replays(recorder, cast, await websites(recorder, cast, organizationId))
  return { projectId, id }
}

async function projects(recorder: Recorder, organizationId: string, kbId: string): Promise<string> {
  recorder.section = 'projects'
  const { answer } = await recorder.call('projects.create', {
    name: 'Relaunch',
    organizationId,
    description: 'The new shop',
    templateType: 'qa',
    knowledgeBaseIds: [kbId],
  })
  const { projectId } = answer as { projectId: string }
  await recorder.call('projects.list', { organizationId })
  await recorder.call('projects.get', { projectId })
  await recorder.call('projects.update', { projectId, description: 'The new shop and its app' })
  await recorder.call('projects.duplicate', { projectId })
  // Before it has a run: objects that can be told of a past are those of a local process alone.
  const aMinute = [{ from: 1_767_225_600_000, until: 1_767_225_660_000, backMs: 86_400_000 }]
  await recorder.call('projects.ageRecords', { projectId, periods: aMinute }, { otherwise: 404 })
  await recorder.call('quality.generateTestCases', {
    projectId,
    requirements: 'The field "Quantity" accepts whole numbers from 1 to 99.',
    maxTestCases: 2,
  })
  await recorder.call('quality.getWritingInstructions')
  await recorder.call('quality.submitCases', {
    projectId,
    requirements: 'When the cart is empty, the text "Your cart is empty" is shown.',
    testCases: [
      {
        id: 'CART-1',
        title: 'An empty cart says so',
        sentences: ['When the cart is empty, the text "Your cart is empty" is shown.'],
        steps: [{ action: 'Open "/cart"', expectedResult: '"Your cart is empty" is shown' }],
      },
    ],
  })
  const { testCases } = (await recorder.call('testCases.list', { projectId })).answer as {
    testCases: { id: string }[]
  }
  const [testCaseId = ''] = testCases.map(({ id }) => id)
  // It is ready, so nobody has to be asked.
  await recorder.call('quality.rewordTestCases', { projectId, testCaseIds: [testCaseId] })
  await recorder.call('quality.applyRewordings', {
    projectId,
    rewordings: [{ id: testCaseId, stepNumber: 1, action: 'Open the page', expectedResult: '' }],
  })
  await recorder.call('quality.reviseTestCases', {
    projectId,
    message: 'Rename #1 to "The smallest quantity is taken"',
  })
  await recorder.call('quality.getSetup', { projectId })
  await recorder.call('quality.queryKnowledge', {
    organizationId,
    question: 'What is the difference between verification and validation?',
  })
  await recorder.call('projects.listAgentRuns', { projectId })
  await recorder.call('projects.getLatestExecution', { projectId })
  return projectId
}

async function planning(recorder: Recorder, inProject: { organizationId: string; projectId: string }) {
  recorder.section = 'stories'
  const { answer } = await recorder.call('stories.create', {
    ...inProject,
    title: 'Pay by invoice',
    userStory: 'As a business customer, I want to pay by invoice, so that I need no card.',
    acceptanceCriteria: [
      { given: 'a basket of at most 500 euros', when: 'I choose "Invoice"', then: 'the order is placed' },
    ],
    storyPoints: 5,
    tags: ['checkout'],
  })
  const { storyId } = (answer as { story: { storyId: string } }).story
  await recorder.call('stories.list', { projectId: inProject.projectId, status: 'backlog' })
  await recorder.call('stories.get', { storyId })
  await recorder.call('stories.update', { storyId, status: 'ready', priority: 'high' })
  await recorder.call('stories.listHistory', { storyId })
  await recorder.call('stories.generate', {
    ...inProject,
    requirements:
      'Cashiers can refund up to 50 euros on their own. Above that, a supervisor must enter a PIN.\nThe old till was bought in 2019.',
    autoSave: true,
  })
  await recorder.call(
    'stories.generate',
    { requirements: 'Customers can pay an order by card.', read: 'assistant' },
    { title: 'Write user stories as you read them yourself: the questions' },
  )
  await recorder.call('stories.generateTests', { storyId, maxTestCases: 3 })
  await storedCases(recorder, { ...inProject, storyId })
  await recorder.call('stories.estimate', {
    storyId,
    context: 'Credit limits come from the SAP ERP. What happens to overdue customers is to be decided.',
  })
  await recorder.call('stories.syncTests', {
    storyId,
    previousVersion: {
      acceptanceCriteria: [
        {
          given: 'a basket of at most 200 euros',
          when: 'I choose "Invoice"',
          then: 'the order is placed',
        },
      ],
    },
  })
  await analyze(recorder, inProject.projectId)
  await document(recorder, inProject.projectId, storyId)
  recorder.section = 'sprints'
  const made = await recorder.call('sprints.create', {
    ...inProject,
    name: 'Sprint 1',
    goal: 'Business customers can order',
    startDate: '2026-03-02',
    durationWeeks: 2,
    velocity: 20,
  })
  const { sprintId } = made.answer as { sprintId: string }
  await recorder.call('sprints.list', { projectId: inProject.projectId })
  await recorder.call('sprints.update', { sprintId, status: 'active', storyIds: [storyId] })
  await recorder.call('sprints.get', { sprintId })
  await recorder.call('sprints.plan', { sprintId, velocity: 20, context: 'invoices' })
  await recorder.call('sprints.listHistory', { sprintId })
  await recorder.call('sprints.delete', { sprintId })
  await recorder.call('stories.delete', { storyId })
}

async function storedCases(
  recorder: Recorder,
  { storyId, ...inProject }: { organizationId: string; projectId: string; storyId: string },
) {
  recorder.section = 'testCases'
  const { answer } = await recorder.call('testCases.create', {
    ...inProject,
    storyId,
    title: 'An invoice above the limit is refused',
    preconditions: ['A business customer is signed in'],
    steps: [
      {
        stepNumber: 1,
        action: 'Open "/checkout"',
        expectedResult: 'The button "Invoice" is not visible',
      },
    ],
    priority: 'high',
    type: 'negative',
    tags: ['checkout'],
  })
  const { id: testCaseId } = answer as { id: string }
  await recorder.call('testCases.list', { projectId: inProject.projectId, storyId, tag: 'checkout' })
  await recorder.call('testCases.get', { testCaseId })
  await recorder.call('testCases.update', { testCaseId, priority: 'critical', category: 'payment' })
  await recorder.call('testCases.listHistory', { testCaseId })
  recorder.section = 'defects'
  const reported = await recorder.call('defects.create', {
    ...inProject,
    storyId,
    testCaseId,
    title: 'An invoice of 10,000.01 is accepted',
    stepsToReproduce: 'Order for 10,000.01 and choose the invoice',
    severity: 'major',
    environment: 'staging',
  })
  const { defectId } = reported.answer as { defectId: string }
  await recorder.call('defects.list', { projectId: inProject.projectId, status: 'open' })
  await recorder.call('defects.get', { defectId })
  await recorder.call('defects.update', { defectId, status: 'in_progress', assignee: 'grace@example.com' })
  await recorder.call('defects.listHistory', { defectId })
  recorder.section = 'traceability'
  await recorder.call('traceability.get', { projectId: inProject.projectId })
  await recorder.call('traceability.export', { projectId: inProject.projectId, format: 'csv' })
  await testRuns(recorder, { ...inProject, storyId }, testCaseId)
  await recorder.call('defects.delete', { defectId })
  await recorder.call('testCases.delete', { testCaseId })
}

async function testRuns(
  recorder: Recorder,
  inProject: { organizationId: string; projectId: string; storyId: string },
  testCaseId: string,
) {
  recorder.section = 'testRuns'
  const { answer } = await recorder.call('testRuns.start', {
    ...inProject,
    targetUrl: 'https://shop.example.com/',
    testCases: [testCaseId],
    name: 'Invoices on staging',
    environment: 'staging',
    autoCreateDefects: true,
    parallel: 2,
  })
  const { executionId } = answer as { executionId: string }
  // How it has ended comes to the project behind the answer to whoever cancels it.
  await recorder.call('testRuns.list', { projectId: inProject.projectId })
  await recorder.call('testRuns.cancel', { executionId })
  await recorder.call('testRuns.getStatus', { executionId })
  await recorder.call('testRuns.getResults', { executionId })
  await recorder.call('testRuns.getJunit', { executionId })
  await pipelines(recorder, inProject.projectId)
}

async function pipelines(recorder: Recorder, projectId: string): Promise<void> {
  recorder.section = 'ciTriggers'
  const suite = { tag: 'checkout' }
  const targetUrl = 'https://shop.example.com/'
  const commit = '9fceb02d0ae598e95dc970b74767f19372d61af8'
  await recorder.call('ciTriggers.runSuite', {
    projectId,
    targetUrl,
    suite,
    environment: 'staging',
    commit,
    branch: 'main',
    callbackUrl: 'https://ci.example.com/tracewright',
    callbackSecret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwYxd0kZ3pFqk=',
  })
  const { answer } = await recorder.call('ciTriggers.create', {
    projectId,
    name: 'Push to main',
    targetUrl,
    suite,
    environment: 'staging',
    branch: 'main',
  })
  const { triggerId, secret } = answer as { triggerId: string; secret: string }
  await recorder.call('ciTriggers.list', { projectId })
  const push = { ref: 'refs/heads/main', before: '0'.repeat(40), after: commit, checkout_sha: commit }
  await recorder.call(
    'ciTriggers.receivePush',
    { triggerId },
    { headers: { 'X-Gitlab-Event': 'Push Hook', 'X-Gitlab-Token': secret }, body: push },
  )
  await recorder.call('ciTriggers.delete', { projectId, triggerId })
}

async function analyze(recorder: Recorder, projectId: string): Promise<void> {
  recorder.section = 'risks'
  await recorder.call('risks.analyze', {
    projectId,
    requirements: 'Customers sign in with an e-mail address and a password of at least 12 characters.',
    domain: 'retail',
    complianceFrameworks: ['GDPR'],
  })
}

async function document(recorder: Recorder, projectId: string, storyId: string): Promise<void> {
  recorder.section = 'manuals'
  await recorder.call('manuals.generateUserManual', {
    projectId,
    stories: [storyId],
    content: 'The shop is open to business customers.',
    title: 'Shop: user manual',
  })
  await recorder.call('manuals.generateReleaseNotes', {
    projectId,
    from: '2026-03-02',
    to: '2026-03-15',
    includeSourceCitations: false,
  })
}

async function webhooks(recorder: Recorder, organizationId: string): Promise<void> {
  recorder.section = 'webhooks'
  await recorder.call('webhooks.listEvents')
  const { answer } = await recorder.call('webhooks.create', {
    organizationId,
    url: 'https://hooks.example.com/tracewright',
    events: ['*'],
    description: 'For the build',
  })
  const { webhookId } = answer as { webhookId: string }
  const which = { organizationId, webhookId }
  await recorder.call('webhooks.list', { organizationId })
  await recorder.call('webhooks.get', which)
  await recorder.call('webhooks.update', { ...which, description: 'For the nightly build' })
  await recorder.call('webhooks.rotateSecret', which)
  const test = await recorder.call('webhooks.test', which)
  const { deliveryId } = test.answer as { deliveryId: string }
  await recorder.call('webhooks.listDeliveries', which)
  await recorder.call('webhooks.getDelivery', { ...which, deliveryId })
  await recorder.call('webhooks.replayDelivery', { ...which, deliveryId })
  await recorder.call('webhooks.delete', which)
}

/** A visitor who asks what is kept of them, and then to be forgotten. */
async function privacy(recorder: Recorder, websiteId: string): Promise<void> {
  const who = { websiteId, distinctId: 'customer-4711' }
  await recorder.call('websites.exportVisitor', who)
  await recorder.call('websites.eraseVisitor', who)
  await recorder.call('websites.listReceipts', { websiteId, limit: 2 })
}

async function teams(recorder: Recorder, of: { organizationId: string; websiteId: string }): Promise<void> {
  const { organizationId, websiteId } = of
  recorder.section = 'teams'
  const { answer } = await recorder.call('teams.create', { organizationId, name: 'Marketing' })
  const { teamId } = answer as { teamId: string }
  await recorder.call('teams.list', { organizationId })
  await recorder.call('teams.update', { teamId, name: 'Marketing and sales' })
  await recorder.call('teams.get', { teamId })
  const team = await recorder.call('organizations.listTeam', { organizationId })
  // The owner is a member wherever the calls are sent again; who was invited may not have accepted there.
  const { members } = team.answer as { members: { userId: string; role: string }[] }
  const joined = { teamId, userId: members.find(({ role }) => role === 'owner')?.userId ?? '' }
  await recorder.call('teams.addMember', joined)
  await recorder.call('teams.listMembers', { teamId })
  await recorder.call('teams.listUsers', { teamId })
  await recorder.call('teams.listMine')
  await recorder.call('websites.transfer', { websiteId, teamId })
  await recorder.call('websites.listOfTeam', { teamId })
  await recorder.call('websites.transfer', { websiteId, organizationId }, { title: 'For all members again' })
  await recorder.call('teams.removeMember', joined)
  await recorder.call('teams.delete', { teamId })
}

/** The file of a website, and what says that a link is none. */
async function properties(recorder: Recorder, july: { websiteId: string; startAt: number; endAt: number }) {
  recorder.section = 'properties'
  const { websiteId } = july
  await recorder.call('properties.getEventStats', july)
  const { answer } = await recorder.call('properties.listEventData', july)
  await recorder.call('properties.getEventDataProperties', july)
  await recorder.call('properties.getEventDataFields', july)
  await recorder.call('properties.getEventDataEvents', july)
  await recorder.call('properties.getEventDataStats', july)
  await recorder.call('properties.getEventDataValues', { ...july, propertyName: 'items' })
  const [event] = (answer as { data: { eventId: string }[] }).data
  const eventId = event?.eventId ?? ''
  await recorder.call('properties.getEventData', { websiteId, eventId }, { otherwise: 404 })
  await recorder.call('properties.getSessionDataProperties', july)
  await recorder.call('properties.getSessionDataValues', { ...july, propertyName: 'plan' })
  await recorder.call('properties.getSessionDataStats', { ...july, propertyName: 'plan' })
}

/** Funnels and goals as clients of Umami save them. */
async function savedUnderWebsite(
  recorder: Recorder,
  july: { websiteId: string; startAt: number; endAt: number },
  parameters: { funnel: object; goal: object },
) {
  const { websiteId } = july
  for (const [type, name] of [
    ['funnel', 'Funnel'],
    ['goal', 'Goal'],
  ] as const) {
    const given = { websiteId, name: 'Orders', parameters: parameters[type] }
    const { answer } = await recorder.call(`savedReports.create${name}`, given)
    const which = { websiteId, reportId: (answer as { id: string }).id }
    await recorder.call(`savedReports.list${name}s`, { websiteId })
    await recorder.call(`savedReports.get${name}`, which)
    await recorder.call(`savedReports.get${name}Stats`, { ...july, ...which })
    await recorder.call(`savedReports.update${name}`, { ...which, description: 'Within an hour' })
    await recorder.call(`savedReports.delete${name}`, which)
  }
}

async function files(recorder: Recorder, cast: Cast, websiteId: string): Promise<void> {
  const { answer } = await recorder.call('websites.export', { websiteId })
  const { jobId } = answer as { jobId: string }
  await cast.writeWebsite({ jobId, websiteId })
  const file = await recorder.call('websites.getExport', { websiteId, jobId })
  const token = (file.answer as { url: string }).url.split('/').at(-1)
  await recorder.call('websites.openExport', { token }, { otherwise: 403, withoutAnswer: true })
  await recorder.call('websites.rebuild', { websiteId })
}

async function websites(recorder: Recorder, cast: Cast, organizationId: string): Promise<string> {
  recorder.section = 'websites'
  const { answer } = await recorder.call('websites.create', {
    organizationId,
    name: 'Shop',
    domain: 'shop.example.com',
  })
  const website = (answer as { id: string }).id
  await recorder.call('websites.list', { organizationId })
  await recorder.call('websites.listMine', { pageSize: 5 })
  await recorder.call('websites.get', { websiteId: website })
  await recorder.call('websites.update', {
    websiteId: website,
    timezone: 'Europe/Berlin',
    rules: { blockedPaths: ['/admin/*'] },
    replay: { enabled: true },
  })
  await recorder.call('websites.updateByPost', { websiteId: website, name: 'The shop' })
  await recorder.call('websites.updatePrivacyPolicy', { websiteId: website, retentionDays: 365 })
  await recorder.call('websites.getPrivacyPolicy', { websiteId: website })
  await recorder.call('websites.getLedger', { websiteId: website })
  await files(recorder, cast, website)
  await privacy(recorder, website)
  const { answer: shared } = await recorder.call(
    'websites.update',
    { websiteId: website, shareId: true },
    { title: 'Share the figures of a website' },
  )
  await recorder.call(
    'websites.getShare',
    { shareId: (shared as { shareId: string }).shareId },
    { otherwise: 404 },
  )
  const old = await recorder.call('websites.create', { organizationId, name: 'Old shop' })
  const oldId = (old.answer as { id: string }).id
  await recorder.call('websites.reset', { websiteId: oldId })
  const form = upload('website.ndjson.gz', 'The bytes of an export')
  await recorder.call('websites.import', { websiteId: oldId }, { form })
  await recorder.call('websites.delete', { websiteId: oldId })
  await teams(recorder, { organizationId, websiteId: website })
  recorder.section = 'reports'
  await knownVisit(website, 1_784_000_000_000)
  const july = { websiteId: website, startAt: 1_782_856_800_000, endAt: 1_785_535_199_999 }
  await recorder.call('reports.getStats', july)
  await recorder.call('reports.getPageviews', { ...july, unit: 'day' })
  await recorder.call('reports.getMetrics', { ...july, type: 'path' })
  await recorder.call('reports.getExpandedMetrics', { ...july, type: 'country' })
  await recorder.call('reports.getActiveVisitors', { websiteId: website })
  await recorder.call('reports.getDateRange', { websiteId: website })
  const period = { startDate: '2026-07-01T00:00:00Z', endDate: '2026-07-31T23:59:59.999Z' }
  const report = (type: string, parameters: object) => ({
    websiteId: website,
    type,
    parameters: { ...period, ...parameters },
  })
  const cart = { type: 'path', value: '/cart' }
  const ordered = { type: 'event', value: 'ordered' }
  await recorder.call('reports.getFunnel', report('funnel', { window: 60, steps: [cart, ordered] }))
  await recorder.call('reports.getRetention', report('retention', { timezone: 'Europe/Berlin' }))
  await recorder.call('reports.getGoal', report('goal', ordered))
  await recorder.call('reports.getJourneys', report('journey', { steps: 3, startStep: '/' }))
  await recorder.call('reports.getCampaigns', report('utm', {}))
  await recorder.call(
    'reports.getAttribution',
    report('attribution', { model: 'last-click', type: 'event', step: 'ordered' }),
  )
  await recorder.call('reports.getRevenue', report('revenue', { currency: 'EUR' }))
  await recorder.call('reports.getBreakdown', report('breakdown', { fields: ['browser', 'country'] }))
  await recorder.call('reports.getPerformance', report('performance', { metric: 'lcp' }))
  await recorder.call('reports.getPerformanceStats', july)
  await recorder.call('reports.getPerformanceChart', { ...july, metric: 'lcp' })
  await recorder.call('reports.getPerformanceMetrics', { ...july, type: 'path', metric: 'lcp' })
  await recorder.call('reports.getFunnelStats', {
    ...july,
    window: 60,
    steps: JSON.stringify([cart, ordered]),
  })
  await recorder.call('reports.getGoalStats', { ...july, ...ordered })
  await recorder.call('reports.getWebsiteJourneys', { ...july, steps: 3, startStep: '/' })
  await recorder.call('reports.getWebsiteRetention', { ...july, timezone: 'Europe/Berlin' })
  const lastClick = { model: 'last-click', type: 'event', step: 'ordered' }
  await recorder.call('reports.getWebsiteAttribution', { ...july, ...lastClick })
  await recorder.call('reports.getWebsiteBreakdown', { ...july, fields: '["browser","country"]' })
  await recorder.call('reports.getUtmMetrics', { ...july, type: 'utm_campaign' })
  await recorder.call('reports.getRevenueStats', { ...july, currency: 'EUR' })
  await recorder.call('reports.getRevenueChart', { ...july, currency: 'EUR', unit: 'day' })
  await recorder.call('reports.getRevenueMetrics', { ...july, currency: 'EUR', type: 'country' })
  await recorder.call('reports.getEngagement', report('engagement', {}))
  await recorder.call('reports.getErrors', report('errors', {}))
  await properties(recorder, july)
  recorder.section = 'savedReports'
  const saved = await recorder.call('savedReports.create', {
    websiteId: website,
    type: 'funnel',
    name: 'From the cart to the order',
    parameters: { window: 60, steps: [cart, ordered] },
  })
  const { id: reportId } = saved.answer as { id: string }
  await recorder.call('savedReports.list', { websiteId: website })
  await recorder.call('savedReports.get', { reportId })
  await recorder.call('savedReports.update', { reportId, description: 'Within an hour' })
  await recorder.call('savedReports.delete', { reportId })
  await savedUnderWebsite(recorder, july, { funnel: { window: 60, steps: [cart, ordered] }, goal: ordered })
  recorder.section = 'segments'
  const germany = await recorder.call('segments.create', {
    websiteId: website,
    name: 'Germany',
    filters: { country: 'eq.DE' },
  })
  const { id: segmentId } = germany.answer as { id: string }
  await recorder.call('segments.list', { websiteId: website })
  await recorder.call('segments.delete', { websiteId: website, segmentId })
  recorder.section = 'activity'
  await recorder.call('activity.getRealtime', { websiteId: website })
  await recorder.call('activity.listEvents', july)
  await recorder.call('activity.getEventSeries', { ...july, unit: 'day' })
  await recorder.call('activity.listSessions', july)
  await recorder.call('activity.listRevenueSessions', { ...july, currency: 'EUR' })
  await recorder.call('activity.getSessionStats', july)
  await recorder.call('activity.getSessionsWeekly', july)
  await recorder.call('activity.listValues', { ...july, type: 'browser' })
  const visitor = { websiteId: website, sessionId: knownSession }
  await recorder.call('activity.getSession', visitor, { otherwise: 404 })
  await recorder.call('activity.getSessionActivity', { ...visitor, ...july }, { otherwise: 404 })
  await recorder.call('activity.getSessionProperties', visitor, { otherwise: 404 })
  recorder.section = 'analytics'
  const page = {
    url: '/cart',
    title: 'Your cart',
    hostname: 'shop.example.com',
    language: 'en',
    screen: '1920x1080',
  }
  await recorder.call(
    'analytics.collectEvent',
    {},
    { body: { type: 'event', payload: { website, ...page } } },
  )
  await recorder.call(
    'analytics.sendEvent',
    {},
    { body: { type: 'event', payload: { website, ...page, name: 'ordered', data: { items: 2 } } } },
  )
  await recorder.call('analytics.umamiSend', {}, { body: { type: 'event', payload: { website, ...page } } })
  await recorder.call(
    'analytics.umamiBatch',
    {},
    { body: [{ type: 'event', payload: { website, ...page } }] },
  )
  const events = [{ type: 4, timestamp: Date.now(), data: { href: 'https://shop.example.com/cart' } }]
  await recorder.call(
    'analytics.recordReplay',
    {},
    { body: { type: 'record', payload: { website, events } } },
  )
  return website
}

/** Whoever plays these calls has no such recording. */
async function replays(recorder: Recorder, cast: Cast, websiteId: string): Promise<void> {
  recorder.section = 'replays'
  await recorder.call('replays.getRecorderSettings', { websiteId })
  const replaySessionId = await cast.recordVisit(websiteId, 1)
  await recorder.call('replays.list', { websiteId })
  const unknown = { otherwise: 404 }
  await recorder.call('replays.getManifest', { websiteId, replaySessionId }, unknown)
  await recorder.call('replays.get', { websiteId, replaySessionId }, unknown)
  await recorder.call('replays.delete', { websiteId, replaySessionId }, unknown)
  recorder.section = 'heatmaps'
  // After two chunks of that visit and one that was sent by hand.
  await cast.recordVisit(websiteId, 3)
  const ordered = await recorder.call('heatmaps.create', { websiteId, urlPath: '/', device: 'desktop' })
  const { heatmapId } = ordered.answer as { heatmapId: string }
  await recorder.call('heatmaps.list', { websiteId })
  await cast.buildHeatmap({ websiteId, heatmapId })
  await recorder.call('heatmaps.get', { websiteId, heatmapId })
  await recorder.call('heatmaps.delete', { websiteId, heatmapId })
}
