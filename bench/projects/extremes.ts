import { type Kind, began, hour, idSql, second } from './ids.ts'

/** Projects of one extreme each: a story with thousands of cases, a case with a thousand results, cases without a story, cases older than their criteria. */
export const extremes = { manyCases: 11, manyResults: 12, orphans: 13, stale: 14 }

const sizes = { casesOfStory: 5000, results: 1000, orphans: 10_000, stale: 5000 }

const projectSql = (project: number) => `
  insert into projects (project_id, organization_id, name, description, template_type, agent_configs, status, agent_run_count, created_by, created_at, updated_at)
  select ${idSql('project', project, '0')}, organization, 'Extreme ${project}', '', 'qa', '[]', 'active', 0, person, ${began}, ${began} from demo;`

const storySql = (project: number) => `
  insert into stories (story_id, organization_id, project_id, number, title, user_story, description, type, priority, status, acceptance_criteria, tags, created_by, created_at, updated_at)
  select ${idSql('story', project, '0')}, organization, ${idSql('project', project, '0')}, 1, 'A story', '', '', 'feature', 'high', 'ready', '[]', '[]', person, ${began}, ${began} from demo;`

const casesSql = (project: number, count: number, hasStory: boolean) => {
  const id = (kind: Kind, number: string) => idSql(kind, project, number)
  const made = `${began} + ${hour} + i * ${second}`
  return `
  insert into test_cases (test_case_id, organization_id, project_id, number, story_id, title, description, priority, type, tags, content, last_status, flips, revised_at, created_by, created_at, updated_at)
  select ${id('case', 'i')}, organization, ${id('project', '0')}, i + 1, ${hasStory ? id('story', '0') : 'null'}, 'Case ' || i, '', 'medium', 'functional', '[]', '{"steps":[]}', 'passed', 0,
    ${made}, person, ${made}, ${made} from numbers, demo where i < ${count};`
}

const resultsSql = (project: number, count: number) => `
  insert into test_results (execution_id, test_case_id, project_id, status, duration_ms, at)
  select ${idSql('run', project, 'i')}, ${idSql('case', project, '0')}, ${idSql('project', project, '0')}, 'passed', 1000, ${began} + 2 * ${hour} + i * ${second} from numbers where i < ${count};`

const criteriaSql = (project: number) => `
  update stories set acceptance_criteria = '[{"given":"a","when":"b","then":"c"}]', updated_at = ${began} + 100 * ${hour} where story_id = ${idSql('story', project, '0')};`

export const extremesSql = [
  ...Object.values(extremes).flatMap((project) => [projectSql(project), storySql(project)]),
  casesSql(extremes.manyCases, sizes.casesOfStory, true),
  casesSql(extremes.manyResults, 1, true),
  resultsSql(extremes.manyResults, sizes.results),
  casesSql(extremes.orphans, sizes.orphans, false),
  casesSql(extremes.stale, sizes.stale, true),
  criteriaSql(extremes.stale),
].join('')
