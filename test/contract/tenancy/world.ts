import { eq } from 'drizzle-orm'
import type { Caller } from '../../../scripts/generated/access-matrix.ts'
import { accessKeys, memberships } from '../../../shared/db/tables/organizations.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { changeTeam } from '../../../workers/features/organizations/change-team.ts'
import { createCiTrigger } from '../../../workers/features/ci-triggers/create-ci-trigger.ts'
import { analyzeContentTypes } from '../../../workers/features/content-planning/analyze-content-types.ts'
import { saveContentTypeConfig } from '../../../workers/features/content-planning/save-content-type-config.ts'
import { listQuestions } from '../../../workers/features/exams/list-questions.ts'
import { createDefect } from '../../../workers/features/defects/create-defect.ts'
import { createTool } from '../../../workers/features/knowledge-bases/create-tool.ts'
import { createKnowledgeBase } from '../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { createCustomPrompt } from '../../../workers/features/preferences/create-custom-prompt.ts'
import { createProject } from '../../../workers/features/projects/create-project.ts'
import { shareBase } from '../../../workers/features/sharing/share-base.ts'
import { correctQaReading } from '../../../workers/features/quality/correct-qa-reading.ts'
import { listReadings } from '../../../workers/features/quality/list-readings.ts'
import { createSprint } from '../../../workers/features/sprints/create-sprint.ts'
import { createStory } from '../../../workers/features/stories/create-story.ts'
import { createTestCase } from '../../../workers/features/test-cases/create-test-case.ts'
import { createWebhook } from '../../../workers/features/webhooks/create-webhook.ts'
import { testWebhook } from '../../../workers/features/webhooks/test-webhook.ts'
import { knownEvent, knownSession, knownVisit } from '../../support/known-visitor.ts'
import { createExport } from '../../../workers/features/website-files/create-export.ts'
import { addTeamMember } from '../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../workers/features/teams/create-team.ts'
import { createHeatmap } from '../../../workers/features/heatmaps/create-heatmap.ts'
import { createFunnel } from '../../../workers/features/saved-reports/by-website/create-funnel.ts'
import { createGoal } from '../../../workers/features/saved-reports/by-website/create-goal.ts'
import { createReport } from '../../../workers/features/saved-reports/create-report.ts'
import { createSegment } from '../../../workers/features/segments/create-segment.ts'
import { createWebsite } from '../../../workers/features/websites/create-website.ts'
import { getShare } from '../../../workers/features/websites/get-share.ts'
import { updateWebsite } from '../../../workers/features/websites/update-website.ts'
import { type Sending, ask } from '../../support/client.ts'
import { sendChunks, snapshot } from '../../support/recorded-visit.ts'
import { newContext } from '../../support/context.ts'
import { type Owner, newKey, newMember, newOwner } from '../../support/people.ts'
import { answering, newReceiver } from '../../support/receivers.ts'
import { added, connected } from '../../workers/features/drive/support.ts'
import { crawled } from '../../workers/features/crawls/support.ts'
import { examined } from '../../workers/features/exams/support.ts'
import { uploaded, uploadedToProject } from '../../workers/features/documents/support.ts'
import { pageType } from './content.ts'
import { corrected } from './inputs.ts'
import { finishedRun } from '../../workers/features/test-runs/support.ts'
import { shareWith } from '../../workers/features/sharing/support.ts'

/** One organization with one of everything, and everybody who may knock at it. */
export interface World {
  /** The bearer token of each caller; nobody's is undefined. */
  tokens: Record<Caller, string | undefined>
  /** Ids of the organization's resources, by the path in front of them. */
  ids: Record<string, string>
}

const { db } = newContext().services

export async function newWorld(): Promise<World> {
  const owner = await newOwner()
  // Whoever knocks as owner may leave, too: somebody stays.
  await newMember(owner, 'owner')
  const ids = await resourcesOf(owner)
  return { tokens: { ...(await callersOf(owner)), 'share token': await sharing(owner, ids) }, ids }
}

/** What somebody holds who has the share link of the world's website, and nothing else. */
async function sharing({ token }: Owner, ids: World['ids']): Promise<string> {
  const websiteId = ids['/api/websites/'] ?? ''
  const { shareId } = await ask(updateWebsite, { websiteId, shareId: true }, { token })
  return (await ask(getShare, { shareId: shareId ?? '' })).token
}

/** How a caller shows who they are. */
export const shownBy = ({ tokens }: World, caller: Caller): Sending => {
  const token = tokens[caller]
  if (token === undefined) return {}
  return caller === 'share token' ? { headers: { 'x-umami-share-token': token } } : { token }
}

async function callersOf(owner: Owner): Promise<Omit<World['tokens'], 'share token'>> {
  const removed = await newMember(owner, 'admin')
  await db.delete(memberships).where(eq(memberships.userId, removed.userId))
  const expired = await newKey(owner, { scopes: ['write'] })
  await db.update(accessKeys).set({ expiresAt: 1 }).where(eq(accessKeys.keyId, expired.keyId))
  const revoked = await newKey(owner, { scopes: ['write'] })
  await db.delete(accessKeys).where(eq(accessKeys.keyId, revoked.keyId))
  return {
    anonymous: undefined,
    viewer: (await newMember(owner, 'viewer')).token,
    member: (await newMember(owner, 'member')).token,
    admin: (await newMember(owner, 'admin')).token,
    owner: owner.token,
    'read key': (await newKey(owner, { scopes: ['read'] })).key,
    'write key': (await newKey(owner, { scopes: ['write'] })).key,
    'owner elsewhere': (await newOwner()).token,
    'removed member': removed.token,
    'expired key': expired.key,
    'revoked key': revoked.key,
  }
}

/** A resource of each kind. Whoever adds an operation on a new kind adds one here: without it the tests of that operation fail and say so. */
async function resourcesOf(owner: Owner): Promise<World['ids']> {
  const { organizationId, token } = owner
  const recorded = { name: 'Shop', organizationId, replay: { enabled: true } }
  const website = await ask(createWebsite, recorded, { token })
  const visitedAt = Date.now()
  await knownVisit(website.id, visitedAt)
  const replaySessionId = await sendChunks(website.id, [[snapshot(Date.now())]])
  const ordered = await ask(createExport, { websiteId: website.id }, { token })
  const page = { urlPath: '/cart', device: 'desktop' as const }
  const { heatmapId } = await ask(createHeatmap, { websiteId: website.id, ...page }, { token })
  const { teamId } = await ask(createTeam, { name: 'Marketing', organizationId }, { token })
  await ask(addTeamMember, { teamId, userId: owner.userId }, { token })
  const goal = { type: 'path', value: '/cart' }
  const report = await ask(
    createReport,
    { websiteId: website.id, type: 'goal', name: 'Carts', parameters: goal },
    { token },
  )
  const ofWebsite = { websiteId: website.id, name: 'Carts' }
  const savedGoal = await ask(createGoal, { ...ofWebsite, parameters: goal }, { token })
  const steps = [goal, { type: 'path', value: '/thanks' }]
  const savedFunnel = await ask(createFunnel, { ...ofWebsite, parameters: { steps, window: 60 } }, { token })
  const segment = await ask(
    createSegment,
    { websiteId: website.id, name: 'Germany', filters: { country: 'eq.DE' } },
    { token },
  )
  const key = await newKey(owner, { scopes: ['read'] })
  const email = `${crypto.randomUUID()}@example.com`
  const { invitation } = await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
  const project = await ask(createProject, { name: 'Relaunch', organizationId }, { token })
  const inProject = { organizationId, projectId: project.projectId }
  const acceptanceCriteria = [{ given: 'a basket', when: 'it is opened', then: 'the total is 4' }]
  const { story } = await ask(
    createStory,
    { ...inProject, title: 'Pay by invoice', acceptanceCriteria },
    { token },
  )
  const sprint = await ask(createSprint, { ...inProject, name: 'Sprint 1' }, { token })
  const testCase = await ask(createTestCase, { ...inProject, title: 'Pay by card' }, { token })
  const defect = await ask(createDefect, { ...inProject, title: 'No receipt' }, { token })
  const run = await finishedRun(inProject, { verdicts: { [testCase.id]: 'passed' } })
  await run.tell()
  const { projectId } = project
  const target = { projectId, targetUrl: 'https://shop.example.com/' }
  const { triggerId } = await ask(createCiTrigger, { ...target, name: 'Push' }, { token })
  const base = await ask(createKnowledgeBase, { name: 'Manuals', organizationId }, { token })
  const id = base.kbId
  const words = { fileName: 'hours.txt', content: 'The library is open until eight in the evening.' }
  const html = { fileName: 'hours.html', content: `<p>${words.content}</p>` }
  const file = await uploaded(id, html, { token })
  await ask(createTool, { id, name: 'Ask the manuals', type: 'search-faq' }, { token })
  const reader = await newOwner()
  await shareWith(reader, { id }, { token })
  const offering = await newOwner()
  const offered = await ask(createKnowledgeBase, { name: 'Prices' }, offering)
  await ask(shareBase, { id: offered.kbId, targetOrgId: organizationId }, offering)
  const { crawlId } = await crawled(id, newReceiver(answering(404)).url, { token }, { schedule: 'daily' })
  const { examId } = await examined(
    id,
    { token },
    { questions: [{ question: 'Who is the head librarian?' }] },
  )
  const [examQuestion] = (await ask(listQuestions, { id }, { token })).questions
  const account = await connected(owner)
  const folderId = account.folder('Handbook')
  await added(id, folderId, { token })
  const projectFile = await uploadedToProject(projectId, words, { token })
  const { jobId } = await ask(analyzeContentTypes, { projectId }, { token })
  await ask(saveContentTypeConfig, { projectId, contentTypes: [pageType] }, { token })
  const guidance = { name: 'Tone', content: 'Be brief.' }
  const prompt = await ask(createCustomPrompt, { organizationId, ...guidance }, { token })
  await ask(correctQaReading, { ...corrected, organizationId }, { token })
  const [correction] = (await ask(listReadings, { organizationId }, { token })).corrections
  const { webhookId } = await ask(
    createWebhook,
    { organizationId, url: newReceiver().url, events: ['*'] },
    { token },
  )
  const { deliveryId } = await ask(testWebhook, { organizationId, webhookId }, { token })
  return {
    '/api/organizations/': organizationId,
    '/api/websites/': website.id,
    '/api/websites/*/sessions/': knownSession,
    '/api/websites/*/event-data/': knownEvent(visitedAt),
    '/api/realtime/': website.id,
    '/api/websites/*/replays/': replaySessionId,
    '/api/websites/*/heatmaps/': heatmapId,
    '/api/websites/*/exports/': ordered.jobId,
    '/api/teams/': teamId,
    '/api/teams/*/members': owner.userId,
    '/api/websites/*/segments/': segment.id,
    '/api/reports/': report.id,
    '/api/websites/*/goals/': savedGoal.id,
    '/api/websites/*/funnels/': savedFunnel.id,
    '/api/projects/': project.projectId,
    '/api/projects/*/ci-triggers/': triggerId,
    '/api/pm/stories/': story.storyId,
    '/api/pm/sprints/': sprint.sprintId,
    '/api/qa/test-cases/': testCase.id,
    '/api/qa/defects/': defect.defectId,
    '/api/qa/readings/corrections/': correction?.correctionId ?? '',
    '/api/qa/test-execution/': run.executionId,
    // Sign-ins are a person's, not an organization's: any id will do.
    '/api/auth/sessions/': crypto.randomUUID(),
    '/api/knowledge-bases/': id,
    '/api/knowledge-bases/*/files/': file.fileId,
    '/api/knowledge-bases/*/crawls/': crawlId,
    '/api/knowledge-bases/*/exams/': examId,
    '/api/knowledge-bases/*/exam-questions/': examQuestion?.questionId ?? '',
    '/api/knowledge-bases/*/drive-folders/': folderId,
    '/api/knowledge-bases/*/share/': reader.organizationId,
    '/api/projects/*/analyze-content-types/': jobId,
    '/api/projects/*/files/': projectFile.fileId,
    '/api/organizations/*/access-keys/': key.keyId,
    '/api/organizations/*-prefs/custom-prompts/': prompt.promptId,
    '/api/organizations/*/webhooks/': webhookId,
    '/api/organizations/*/webhooks/*/deliveries/': deliveryId,
    '/api/organizations/*/received-shares/': offered.kbId,
    '/api/auth/invitations/': invitation?.invitationId ?? '',
    '/api/organizations/*/invitations/': invitation?.invitationId ?? '',
  }
}

/** The input that names the world's resources: path parameters by what stands in front of them, and organization and project wherever they are fields. */
export function named(operation: Operation, { ids }: World): Record<string, string> {
  // What is open to everybody names things by ids that are capabilities, and belongs to no organization.
  if (operation.access === 'public') return {}
  const fields: Record<string, string> = {}
  for (const name of operation.parameters) {
    const [front = ''] = operation.path.split(`{${name}}`)
    const id = ids[front.replaceAll(/\{\w+\}/g, '*')]
    if (id === undefined)
      throw new Error(`There is no resource behind ${front} in test/contract/tenancy/world.ts`)
    fields[name] = id
  }
  const ofPath = (name: string) => operation.parameters.includes(name)
  if ('organizationId' in operation.input().shape && !ofPath('organizationId'))
    fields['organizationId'] = ids['/api/organizations/'] ?? ''
  if (operation.path === '/api/teams/{teamId}/members' && 'userId' in operation.input().shape)
    fields['userId'] = ids['/api/teams/*/members'] ?? ''
  if ('targetOrgId' in operation.input().shape)
    fields['targetOrgId'] = ids['/api/knowledge-bases/*/share/'] ?? ''
  if ('folderId' in operation.input().shape && !ofPath('folderId'))
    fields['folderId'] = ids['/api/knowledge-bases/*/drive-folders/'] ?? ''
  if ('fileId' in operation.input().shape && !ofPath('fileId'))
    fields['fileId'] =
      ids[
        `/api/${operation.path.startsWith('/api/knowledge-bases/') ? 'knowledge-bases' : 'projects'}/*/files/`
      ] ?? ''
  if ('websiteId' in operation.input().shape && !ofPath('websiteId'))
    fields['websiteId'] = ids['/api/websites/'] ?? ''
  if ('projectId' in operation.input().shape) fields['projectId'] = ids['/api/projects/'] ?? ''
  return fields
}
