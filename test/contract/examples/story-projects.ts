import type { Recorder } from './recorder.ts'

/** Projects, knowledge bases, web hooks and websites of an organization. Returns those that stay. */
export async function createConfiguredProjects(recorder: Recorder, organizationId: string) {
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
  await websites(recorder, organizationId)
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
  await recorder.call('quality.generateTestCases', {
    projectId,
    requirements: 'The field "Quantity" accepts whole numbers from 1 to 99.',
    maxTestCases: 2,
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

async function websites(recorder: Recorder, organizationId: string): Promise<void> {
  recorder.section = 'websites'
  const { answer } = await recorder.call('websites.create', {
    organizationId,
    name: 'Shop',
    domain: 'shop.example.com',
  })
  const website = (answer as { id: string }).id
  await recorder.call('websites.list', { organizationId })
  await recorder.call('websites.get', { websiteId: website })
  await recorder.call('websites.getLedger', { websiteId: website })
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
  await recorder.call('analytics.recordReplay', {}, { body: { type: 'record', payload: { website } } })
}
