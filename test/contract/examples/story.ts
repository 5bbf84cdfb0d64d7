import type { Cast } from './cast.ts'
import type { Recorder } from './recorder.ts'
import { designAndRun, designForTeams } from './story-cases.ts'
import { meetTheTeam, signIn } from './story-people.ts'
import { fillBases } from './story-knowledge.ts'
import { createConfiguredProjects } from './story-projects.ts'

/** One pass over the whole API in an order in which it can be walked: what a call needs, an earlier one has answered. */
export async function tellStory(recorder: Recorder, cast: Cast): Promise<void> {
  await lookAround(recorder)
  await signIn(recorder, cast)
  const organizationId = await meetTheTeam(recorder, cast)
  const { projectId, id } = await createConfiguredProjects(recorder, organizationId, cast)
  await fillBases(recorder, cast, { organizationId, projectId, id })
  await designForTeams(recorder, organizationId)
  const sessionId = await designAndRun(recorder, cast)
  recorder.section = 'sockets'
  await recorder.call('sockets.createTicket')
  recorder.section = 'mcp'
  await meetAssistant(recorder)
  recorder.section = 'the end'
  await recorder.call('public.refineSession', { sessionId, message: 'Make all cases high priority' })
  await recorder.call('public.deleteSession', { sessionId })
  await recorder.call('knowledgeBases.delete', { id })
  await recorder.call('projects.delete', { projectId })
  await recorder.call('identity.signOut', { everywhere: true }, { token: recorder.token ?? '' })
}

async function lookAround(recorder: Recorder): Promise<void> {
  recorder.section = 'platform'
  await recorder.call('platform.health')
  await recorder.call('platform.openapi', {}, { withoutAnswer: true })
  await recorder.call('platform.collection', {}, { withoutAnswer: true })
  recorder.section = 'local'
  // Only a process on one machine has it.
  await recorder.call('local.seedDemo', {}, { otherwise: 404 })
}

async function meetAssistant(recorder: Recorder): Promise<void> {
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'my-assistant', version: '1.0.0' },
  }
  const options = {
    headers: { Accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'initialize', params },
  }
  await recorder.call('mcp.serve', { toolset: 'core' }, options)
}
