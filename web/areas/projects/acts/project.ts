import type { Output } from '../../../client/call.ts'

export type Project = Output<'GET /api/projects/{projectId}'>
export type Agent = Project['agentConfigs'][number]
export type AgentRun = Output<'GET /api/projects/{projectId}/agent-runs'>['agentRuns'][number]
export type KnowledgeBase = Output<'GET /api/knowledge-bases'>['knowledgeBases'][number]
