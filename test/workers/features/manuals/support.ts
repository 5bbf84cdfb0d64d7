import { env } from 'cloudflare:workers'
import type { Owner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

/** A sprint with a story that is done, so many open defects, and so many cases of the story that passed when they ran last, written as rows. */
export async function manyRecords(owner: Owner, { defects, cases }: { defects: number; cases: number }) {
  const plan = await newPlan(owner)
  const { projectId, organizationId } = plan
  const { sprintId } = await plan.sprint({ status: 'active' })
  const { storyId } = await plan.story({ title: 'Pay by card', status: 'done', sprintId })
  const numbers = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => at + 1))
  await env.DB.prepare(
    `insert into defects (defect_id, organization_id, project_id, number, title, description, steps_to_reproduce, severity, priority, status, resolution, environment, tags, source, judged_at, created_by, created_at, updated_at)
    select ?1 || value, ?2, ?1, value, 'Broken ' || value, '', '', 'minor', 'medium', 'open', '', '', '[]', 'manual', 1, 'user', 1, 1 from json_each(?3)`,
  )
    .bind(projectId, organizationId, numbers(defects))
    .run()
  await env.DB.prepare(
    `insert into test_cases (test_case_id, organization_id, project_id, story_id, number, title, description, type, priority, content, tags, created_by, revised_at, created_at, updated_at, last_status)
    select ?1 || 'c' || value, ?2, ?1, ?4, value, 'Case ' || value, '', 'functional', 'medium', '{}', '[]', 'user', 1, 1, 1, 'passed' from json_each(?3)`,
  )
    .bind(projectId, organizationId, numbers(cases), storyId)
    .run()
  return { projectId, sprintId, storyId }
}
