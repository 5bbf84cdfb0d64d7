import { pageType } from './content.ts'
import { idOfSentence } from '../../../shared/domain/test-generation/tiers/text-reading.ts'
import { newReceiver } from '../../support/receivers.ts'

const aDay = { startDate: '1970-01-01T00:00:00Z', endDate: '1970-01-02T00:00:00Z' }
const page = (value: string) => ({ type: 'path', value })

const requirements = 'The sum is shown.'
/** A sentence that is read in another way than the tagger reads it. */
export const corrected = {
  requirements,
  sentences: [{ id: idOfSentence(requirements), marked: '{eff The {F sum} is shown}.' }],
}

const submitted = {
  id: 'PAY-1',
  title: 'Pay by card',
  sentences: ['The name must have 2 to 40 characters.'],
  steps: [{ action: 'Open the page', expectedResult: 'The "Name" field is shown' }],
}

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
  'crawls.start': { url: 'https://handbook.example.com/' },
  'exams.start': { questions: [{ question: 'Who is the chairman?' }] },
  'exams.addQuestions': { questions: [{ question: 'Who is the treasurer?' }] },
  'exams.keepClick': { question: 'Until when is it open?', start: 0, end: 20, consent: true },
  'drive.connect': { returnTo: '/knowledge' },
  'drive.listChoices': { parentId: 'root' },
  'contentPlanning.saveContentTypes': { contentTypes: [pageType] },
  'contentPlanning.preview': { contentTypeId: pageType.machineName },
  'projectFiles.reindex': { all: true },
  'search.organization': { q: 'Until when is the library open?' },
  'preferences.updateCustomPrompt': { name: 'House style' },
  'preferences.updateModelPreferences': { chatModel: 'default' },
  'teams.update': { name: 'Sales' },
  'websites.update': { name: 'The shop' },
  'websites.updateByPost': { name: 'The shop of today' },
  'websites.eraseVisitor': { distinctId: 'ada' },
  'websites.exportVisitor': { distinctId: 'ada' },
  'websites.updatePrivacyPolicy': { retentionDays: 30 },
  'reports.getPageviews': { timezone: 'Europe/Berlin' },
  'reports.getFunnel': {
    parameters: { ...aDay, window: 30, steps: [page('/'), page('/cart')] },
  },
  'reports.getRetention': { parameters: aDay },
  'reports.getCampaigns': { parameters: aDay },
  'reports.getPerformance': { parameters: aDay },
  'reports.getEngagement': { parameters: aDay },
  'reports.getErrors': { parameters: aDay },
  'reports.getGoal': { parameters: { ...aDay, ...page('/cart') } },
  'reports.getJourneys': { parameters: { ...aDay, steps: 3 } },
  'reports.getAttribution': {
    parameters: { ...aDay, model: 'first-click', type: 'path', step: '/cart' },
  },
  'reports.getRevenue': { parameters: { ...aDay, currency: 'EUR' } },
  'reports.getBreakdown': { parameters: { ...aDay, fields: ['browser'] } },
  'reports.getPerformanceChart': { timezone: 'Europe/Berlin' },
  'reports.getFunnelStats': { window: 30, steps: JSON.stringify([page('/'), page('/cart')]) },
  'reports.getGoalStats': page('/cart'),
  'reports.getWebsiteJourneys': { steps: 3 },
  'reports.getWebsiteAttribution': { model: 'first-click', type: 'path', step: '/cart' },
  'reports.getWebsiteBreakdown': { fields: '["browser"]' },
  'reports.getUtmMetrics': { type: 'utm_source' },
  'reports.getRevenueStats': { currency: 'EUR' },
  'reports.getRevenueChart': { currency: 'EUR', timezone: 'Europe/Berlin' },
  'reports.getRevenueMetrics': { currency: 'EUR', type: 'country' },
  'activity.listRevenueSessions': { currency: 'EUR' },
  'heatmaps.create': { urlPath: '/cart', windowStart: undefined, windowEnd: undefined },
  'savedReports.create': { type: 'goal', parameters: page('/cart') },
  'savedReports.update': { name: 'Orders' },
  'savedReports.createFunnel': { parameters: { window: 30, steps: [page('/'), page('/cart')] } },
  'savedReports.updateFunnel': { name: 'Orders', parameters: undefined },
  'savedReports.createGoal': { parameters: page('/cart') },
  'savedReports.updateGoal': { name: 'Orders', parameters: undefined },
  'segments.create': { filters: { country: 'eq.DE' } },
  'webhooks.create': { url: newReceiver().url },
  'webhooks.update': { description: 'For the build' },
  'public.readSteps': { steps: [{ action: 'Open the page' }] },
  'public.generate': { requirements: 'The name must have 2 to 40 characters.' },
  'quality.readSteps': { steps: [{ action: 'Open the page' }] },
  'quality.applyRewordings': {
    rewordings: [{ id: 'TC-1', stepNumber: 1, action: 'Open the page', expectedResult: '' }],
  },
  'quality.submitCases': {
    requirements: 'The name must have 2 to 40 characters.',
    testCases: [submitted],
  },
  'quality.reviseTestCases': {
    message: 'Set the priority of all cases to critical',
    apply: true,
    changes: undefined,
  },
  'quality.generateTestCases': { requirements: 'The name must have 2 to 40 characters.' },
  'manuals.generateUserManual': { content: 'Visits lets you book.' },
  'manuals.generateReleaseNotes': { from: '2026-03-02' },
  'risks.analyze': { requirements: 'The total is shown.' },
  'quality.readText': { requirements: 'The total is shown.' },
  'quality.correctReading': corrected,
  'quality.extractRequirements': { content: 'The total is shown.' },
}
