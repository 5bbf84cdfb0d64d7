import { newReceiver } from '../../support/receivers.ts'

/** What an operation needs beside its schema's own sample to get past the check of its input. */
export const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  'organizations.create': { slug: `sample-${crypto.randomUUID()}` },
  'organizations.changeTeam': { email: 'invited@example.com' },
  // A change of nothing is no write.
  'organizations.update': { name: 'Acme and Sons' },
  'projects.update': { name: 'Relaunch 2' },
  'stories.create': { title: 'Pay by invoice' },
  'stories.generate': { requirements: 'Users can export the list.' },
  'stories.update': { title: 'Pay by card' },
  'sprints.plan': { velocity: 5 },
  'sprints.update': { goal: 'Invoices' },
  'testCases.update': { title: 'Pay by invoice' },
  'defects.create': { title: 'No receipt' },
  'defects.update': { title: 'Two receipts' },
  'testRuns.start': {
    testCases: [{ id: 'PAY-1', title: 'Pay by card' }],
    targetUrl: 'https://shop.example.com/',
  },
  'ciTriggers.runSuite': { suite: null, targetUrl: 'https://shop.example.com/' },
  'ciTriggers.create': { suite: null, targetUrl: 'https://shop.example.com/' },
  'knowledgeBases.update': { name: 'Handbooks' },
  'preferences.updateCustomPrompt': { name: 'House style' },
  'preferences.updateModelPreferences': { chatModel: 'default' },
  'webhooks.create': { url: newReceiver().url },
  'webhooks.update': { description: 'For the build' },
  'public.readSteps': { steps: [{ action: 'Open the page' }] },
  'quality.readSteps': { steps: [{ action: 'Open the page' }] },
  'quality.generateTestCases': { requirements: 'The name must have 2 to 40 characters.' },
  'manuals.generateUserManual': { content: 'Visits lets you book.' },
  'manuals.generateReleaseNotes': { from: '2026-03-02' },
  'risks.analyze': { requirements: 'The total is shown.' },
  'quality.extractRequirements': { content: 'The total is shown.' },
}
